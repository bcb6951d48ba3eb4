import {
  createMollieClient,
  MandateMethod,
  PaymentEmbed,
  PaymentMethod as MollieMethod,
  SequenceType,
  type Payment,
  MollieApiError,
} from '@mollie/api-client';
import {
  ProviderRefused,
  type Look,
  type Provider,
  type ProviderOrder,
  ProviderUnavailable,
  providerTimeoutMs,
} from '../provider.ts';
import { fromMollieAmount, fromMollieStatus, toMollieAmount, toMollieLocale } from './mollie-words.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#backend/platform/http/log.ts';

/** How many pages of the newest payments are searched for a lost one. */
const maxSearchPages = 1_000;
/** Allowed clock difference in milliseconds. */
const clockDifference = 60_000;

type Client = ReturnType<typeof createMollieClient>;

/** Mollie through its official client: payments on its own pages or by mandate, with their state looked up by id. */
export function createMollie(apiKey: string, apiUrl: string | undefined): Provider {
  const client = createMollieClient({ apiKey, ...(apiUrl ? { apiEndpoint: apiUrl } : {}) });
  return {
    name: 'mollie',
    async create(order) {
      const debited = order.debit ? await createMandate(client, order, order.debit) : {};
      const payment = await callMollie(
        () => client.payments.create({ ...toParameters(order), ...debited }),
        refuse('Mollie does not know the account'),
      );
      return { ref: payment.id, checkoutUrl: getCheckoutUrl(payment) };
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
            if (isEarlier || (seen += 1) > maxSearchPages) return null;
            if (getToken(payment) === token) return toLook(payment);
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
        // It cannot be cancelled, or not any more.
        if (!(error instanceof ProviderRefused)) throw error;
      }
    },
    async refund({ ref, amount, currency, key, description }) {
      const refund = await callMollie(
        () =>
          client.paymentRefunds.create({
            paymentId: ref,
            amount: toMollieAmount(amount, currency),
            description,
            metadata: { key },
            idempotencyKey: key,
          }),
        refuse('Mollie does not know the payment'),
      );
      return { ref: refund.id };
    },
  };
}

function refuse(reason: string): () => never {
  return () => {
    throw new ProviderRefused(reason);
  };
}

/**
 * A debit of a typed account number is a recurring payment on a mandate, even if there is only one; customer and
 * mandate are created once for each order.
 */
async function createMandate(
  client: Client,
  { token, createdAt }: ProviderOrder,
  { accountHolder, iban, reference }: NonNullable<ProviderOrder['debit']>,
) {
  const customer = await callMollie(
    () =>
      client.customers.create({
        name: accountHolder,
        metadata: { token },
        idempotencyKey: `${token}-customer`,
      }),
    refuse('Mollie takes no customers'),
  );
  const mandate = await callMollie(
    () =>
      client.customerMandates.create({
        customerId: customer.id,
        method: MandateMethod.directdebit,
        consumerName: accountHolder,
        consumerAccount: iban,
        signatureDate: createdAt.toISOString().slice(0, 10),
        mandateReference: reference,
        idempotencyKey: `${token}-mandate`,
      }),
    refuse('Mollie does not know the customer'),
  );
  return { customerId: customer.id, mandateId: mandate.id, sequenceType: SequenceType.recurring };
}

function toParameters(order: ProviderOrder): Parameters<Client['payments']['create']>[0] {
  const { method } = order;
  return {
    amount: toMollieAmount(order.amount, order.currency),
    description: order.description,
    // A mandate needs no redirect to a payment page.
    ...(order.debit ? {} : { redirectUrl: order.redirectUrl }),
    webhookUrl: order.webhookUrl,
    locale: toMollieLocale(order.locale, order.country),
    method: MollieMethod[method],
    metadata: { token: order.token },
    idempotencyKey: order.token,
    ...(method === 'banktransfer' ? { dueDate: order.expiresAt.toISOString().slice(0, 10) } : {}),
    ...(method === 'paypal' ? { digitalGoods: true } : {}),
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
  return {
    ref: payment.id,
    token: getToken(payment),
    status,
    failure,
    amount: fromMollieAmount(payment.amount),
    currency: payment.amount.currency,
    checkoutUrl: getCheckoutUrl(payment),
    // A chargeback that the bank has reversed took no money.
    chargebacks: chargebacks
      .filter(({ reversedAt }) => !reversedAt)
      .map(({ id, amount }) => ({ ref: id, amount: fromMollieAmount(amount) })),
  };
}

function getCheckoutUrl({ _links: links }: Pick<Payment, '_links'>): string | null {
  return links.checkout?.href ?? null;
}

function getToken({ metadata }: Pick<Payment, 'metadata'>): string | null {
  const token = (metadata as { token?: unknown } | null)?.token;
  return typeof token === 'string' ? token : null;
}

/** Milliseconds before another attempt after Mollie answered 429. */
const delays = [500, 1_500];

/** A wrong key or a missing permission is our fault, so the payment is not refused permanently. */
const ours = new Set([401, 403]);

/**
 * Calls Mollie with bounded time. Its client retries 5xx; 429 is retried here.
 * @throws ProviderRefused, ProviderUnavailable; `unknown` if Mollie does not know the resource
 */
async function callMollie<T>(call: () => Promise<T>, unknown: () => T): Promise<T> {
  for (let nth = 0; ; nth += 1) {
    try {
      return await inTime(call());
    } catch (error) {
      const status = error instanceof MollieApiError ? error.statusCode : undefined;
      const delay = delays[nth];
      if (status === 404 || status === 410) return unknown();
      if (status === 429 && delay !== undefined) await sleep(delay);
      else throw toRefusal(error, status);
    }
  }
}

function toRefusal(error: unknown, status: number | undefined): Error {
  if (status !== undefined && ours.has(status))
    log.error({ status }, 'Mollie does not accept our key, or what it may do');
  const isRefusal =
    status !== undefined && status >= 400 && status < 500 && status !== 429 && !ours.has(status);
  // Mollie's own messages may repeat our input, and these are logged and stored with jobs.
  return isRefusal
    ? new ProviderRefused(`Mollie answered ${status}${formatField(error)}`)
    : new ProviderUnavailable(`Mollie answered ${status ?? `nothing: ${getReason(error)}`}`);
}

/** Without a status it is a network error with hosts and ports. */
function getReason(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown';
}

function formatField(error: unknown): string {
  return error instanceof MollieApiError && error.field ? ` (${error.field})` : '';
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const end = sleep(providerTimeoutMs, undefined, { signal: late.signal }).then(
    () => {
      throw new ProviderUnavailable('Mollie takes too long');
    },
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([work, end]);
  } finally {
    late.abort();
  }
}
