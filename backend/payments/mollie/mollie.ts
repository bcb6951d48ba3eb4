import { createMollieClient, PaymentEmbed, type Payment } from '@mollie/api-client';
import { ProviderRefused, type Look, type Provider, type ProviderOrder } from '../provider.ts';
import { callMollie } from './mollie-calls.ts';
import {
  fromMollieAmount,
  fromMollieStatus,
  instrumentOf,
  mollieMethods,
  toMollieAmount,
  toMollieLocale,
} from './mollie-words.ts';

/** How far back a lost payment is looked for among the newest of the account. */
const longestSearch = 1_000;
/** Clocks differ: that much earlier (milliseconds) than by ours a payment may have been made. */
const clockDifference = 60_000;

/** Mollie, by its official client: one-off payments on its own pages, each asked for its state by its id. */
export function createMollie(apiKey: string, apiUrl: string | undefined): Provider {
  const client = createMollieClient({ apiKey, ...(apiUrl ? { apiEndpoint: apiUrl } : {}) });
  return {
    name: 'mollie',
    async create(order) {
      const payment = await callMollie(
        () => client.payments.create(parametersOf(order)),
        () => {
          throw new ProviderRefused('Mollie does not know the account');
        },
      );
      return { ref: payment.id, checkoutUrl: checkoutOf(payment) };
    },
    async look(ref) {
      return callMollie(
        async () => toLook(await client.payments.get(ref, { embed: [PaymentEmbed.chargebacks] })),
        () => null,
      );
    },
    async find(token, since) {
      return callMollie(
        async () => {
          let seen = 0;
          for await (const payment of client.payments.iterate()) {
            const isEarlier = new Date(payment.createdAt).getTime() < since.getTime() - clockDifference;
            if (isEarlier || (seen += 1) > longestSearch) return null;
            if (tokenOf(payment) === token) return toLook(payment);
          }
          return null;
        },
        () => null,
      );
    },
    async cancel(ref) {
      try {
        await callMollie<unknown>(
          () => client.payments.cancel(ref),
          () => null,
        );
      } catch (error) {
        // One that can't be cancelled, or not any more.
        if (!(error instanceof ProviderRefused)) throw error;
      }
    },
    async refund(ref, amount, currency, key) {
      const refund = await callMollie(
        () =>
          client.paymentRefunds.create({
            paymentId: ref,
            amount: toMollieAmount(amount, currency),
            idempotencyKey: key,
          }),
        () => {
          throw new ProviderRefused('Mollie does not know the payment');
        },
      );
      return { ref: refund.id };
    },
  };
}

function parametersOf(
  order: ProviderOrder,
): Parameters<ReturnType<typeof createMollieClient>['payments']['create']>[0] {
  const { method, debit } = order;
  return {
    amount: toMollieAmount(order.amount, order.currency),
    description: order.description,
    redirectUrl: order.redirectUrl,
    webhookUrl: order.webhookUrl,
    locale: toMollieLocale(order.locale, order.country),
    method: mollieMethods[method],
    metadata: { token: order.token },
    idempotencyKey: order.token,
    ...(method === 'banktransfer' ? { dueDate: order.expiresAt.toISOString().slice(0, 10) } : {}),
    ...(method === 'paypal' ? { digitalGoods: true } : {}),
    ...(debit ? { consumerName: debit.accountHolder, consumerAccount: debit.iban } : {}),
  };
}

function toLook(payment: Payment): Look {
  const details = payment.details as { failureReason?: string } | undefined;
  const { status, failure } = fromMollieStatus(
    payment.status,
    payment.method ?? null,
    details?.failureReason ?? null,
  );
  const chargebacks = payment._embedded?.chargebacks ?? [];
  const instrument = instrumentOf(payment.details);
  return {
    ref: payment.id,
    token: tokenOf(payment),
    status,
    failure,
    amount: fromMollieAmount(payment.amount),
    currency: payment.amount.currency,
    checkoutUrl: checkoutOf(payment),
    // One that the bank has taken back itself took no money.
    chargebacks: chargebacks
      .filter(({ reversedAt }) => !reversedAt)
      .map(({ id, amount }) => ({ ref: id, amount: fromMollieAmount(amount) })),
    instrument,
  };
}

function checkoutOf({ _links: links }: Pick<Payment, '_links'>): string | null {
  return links.checkout?.href ?? null;
}

function tokenOf({ metadata }: Pick<Payment, 'metadata'>): string | null {
  const token = (metadata as { token?: unknown } | null)?.token;
  return typeof token === 'string' ? token : null;
}
