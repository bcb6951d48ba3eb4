import { randomBytes, randomUUID } from 'node:crypto';
import type { SandboxOrder, SandboxPayment, Step } from './sandbox-payment.ts';
import type { Plan, SandboxStore } from './sandbox-store.ts';

export type PaymentSimulator = {
  open: (order: SandboxOrder) => SandboxPayment;
  /** The current state; overdue payments have expired. */
  look: (id: string) => SandboxPayment | undefined;
  find: (token: string) => SandboxPayment | undefined;
  /** Newest first. */
  newest: (count: number) => SandboxPayment[];
  cancel: (id: string) => void;
  refund: (id: string, amount: number, key: string) => string | null;
  /** Schedules the steps, which also survive a restart. */
  schedule: (id: string, steps: Step[]) => void;
  close: () => void;
};

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`;

/** The sandbox's operations on payments; `tell` sends a webhook. */
export function createSimulator(
  store: SandboxStore,
  notify: (payment: SandboxPayment) => void,
  now: () => Date = () => new Date(),
): PaymentSimulator {
  const timers = new Set<NodeJS.Timeout>();

  const look = (id: string) => {
    const payment = store.get(id);
    if (payment?.status === 'open' && now() >= new Date(payment.expires_at))
      store.add({ type: 'expired', id });
    return store.get(id);
  };

  const runStep = ({ id, plan, step }: Omit<Plan, 'due'>) => {
    look(id);
    store.add({
      type: 'stepped',
      id,
      plan,
      step,
      ...(step.chargeback ? { chargeback: newId('chb') } : {}),
    });
    const payment = store.get(id);
    for (let times = 0; payment && times < step.webhooks; times += 1) notify(payment);
  };

  const wait = (plan: Plan) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        runStep(plan);
      },
      Math.max(0, new Date(plan.due).getTime() - now().getTime()),
    );
    timers.add(timer);
  };
  store.plans().forEach(wait);

  return {
    open(order) {
      const known = store.findByToken(order.token);
      if (known) return known;
      const payment: SandboxPayment = {
        ...order,
        id: newId('sb'),
        created_at: now().toISOString(),
        status: 'open',
        failure: null,
        refunds: [],
        chargebacks: [],
      };
      store.add({ type: 'created', payment });
      return payment;
    },
    look,
    find: (token) => {
      const payment = store.findByToken(token);
      return payment && look(payment.id);
    },
    newest: (count) => store.newest(count).flatMap(({ id }) => look(id) ?? []),
    cancel(id) {
      if (look(id)?.status === 'open') store.add({ type: 'cancelled', id });
    },
    refund(id, amount, key) {
      const payment = look(id);
      const earlier = payment?.refunds.find((each) => each.key === key);
      if (earlier) return earlier.id;
      const left =
        (payment?.amount ?? 0) - (payment?.refunds ?? []).reduce((sum, each) => sum + each.amount, 0);
      if (payment?.status !== 'paid' || amount > left) return null;
      const refund = newId('re');
      store.add({ type: 'refunded', id, refund, key, amount });
      return refund;
    },
    schedule(id, steps) {
      for (const step of steps) {
        const plan = randomUUID();
        if (step.after === 0) runStep({ id, plan, step });
        else {
          const due = new Date(now().getTime() + step.after * 1_000).toISOString();
          store.add({ type: 'planned', id, plan, due, step });
          wait({ id, plan, due, step });
        }
      }
    },
    close: () => timers.forEach(clearTimeout),
  };
}
