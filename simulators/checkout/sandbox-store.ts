import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEntry, type Entry, type SandboxPayment, type Step } from './sandbox-payment.ts';

export type Plan = { id: string; plan: string; due: string; step: Step };

export type SandboxStore = {
  get: (id: string) => SandboxPayment | undefined;
  findByToken: (token: string) => SandboxPayment | undefined;
  newest: (count: number) => SandboxPayment[];
  /** Writes the entry to disk before it takes effect. */
  add: (entry: Entry) => void;
  /** Scheduled steps that were not taken. */
  plans: () => Plan[];
};

/** The sandbox's store: an append-only log, replayed at startup. */
export function openSandboxStore(file: string): SandboxStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const payments = new Map<string, SandboxPayment>();
  const tokens = new Map<string, string>();
  const plans = new Map<string, Plan>();

  const take = (entry: Entry) => {
    if (entry.type === 'created') {
      payments.set(entry.payment.id, entry.payment);
      tokens.set(entry.payment.token, entry.payment.id);
      return;
    }
    if (entry.type === 'planned') {
      plans.set(entry.plan, entry);
      return;
    }
    if (entry.type === 'stepped') plans.delete(entry.plan);
    const payment = payments.get(entry.id);
    if (payment) payments.set(entry.id, afterEntry(payment, entry));
  };

  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const entry = parse(line);
    if (entry) take(entry);
  }

  return {
    get: (id) => payments.get(id),
    findByToken: (token) => payments.get(tokens.get(token) ?? ''),
    newest: (count) => [...payments.values()].slice(-count).reverse(),
    add(entry) {
      // Starts with a newline, so that a line left incomplete by a killed process stays separate.
      appendFileSync(file, `\n${JSON.stringify(entry)}`, { mode: 0o600 });
      take(entry);
    },
    plans: () => [...plans.values()],
  };
}

/** Null for an empty or incomplete line. */
function parse(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}
