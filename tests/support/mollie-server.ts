import type { IncomingMessage, ServerResponse } from 'node:http';
import https, { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { wrongInCustomer, wrongInMandate, wrongInPayment, wrongInRefund } from './mollie-rules.ts';
import type { Amount, Chargeback, Link, MollieMandate, MolliePayment, MollieServer } from './mollie-types.ts';
import { testCertificate } from './test-certificate.ts';

const apiKey = 'test_abcdefghijklmnopqrstuvwxyz1234';
export const mollieKey = apiKey;

/**
 * A server like Mollie's payments API: bearer key, HAL, amounts as text, idempotency keys, 422 and 404. Mollie's client
 * requires TLS with its own list of authorities, so a process that uses this server starts with
 * NODE_TLS_REJECT_UNAUTHORIZED=0 or calls `trustAnyServer`.
 */
export async function startMollie(): Promise<MollieServer> {
  const payments = new Map<string, MolliePayment>();
  const refunds: MollieServer['refunds'] = [];
  const chargebacks: Chargeback[] = [];
  const customers: string[] = [];
  const mandates: MollieMandate[] = [];
  const requests: MollieServer['requests'] = [];
  const answers = new Map<string, { status: number; body: unknown }>();
  const failing: number[] = [];
  let base = '';

  const create = (body: Record<string, unknown>) => {
    const wrong = wrongInPayment(body);
    if (wrong) return problem(422, `The ${wrong} is invalid`, wrong);
    const isRecurring = body.sequenceType === 'recurring';
    const mandate = mandates.find(({ id }) => id === body.mandateId);
    if (isRecurring && mandate?.customerId !== body.customerId)
      return problem(422, 'The customer has no such mandate', 'mandateId');
    const id = `tr_${String(payments.size + 1).padStart(10, 'A')}`;
    const payment: MolliePayment = {
      ...(body as unknown as MolliePayment),
      resource: 'payment',
      id,
      mode: 'test',
      createdAt: new Date().toISOString(),
      status: 'open',
      isCancelable: false,
      profileId: 'pfl_QkEhN94Ba',
      sequenceType: isRecurring ? 'recurring' : 'oneoff',
      _links: {
        self: link(`${base}payments/${id}`),
        // Debits use the mandate, without a page to pay on.
        ...(isRecurring
          ? {}
          : { checkout: { href: `https://www.mollie.com/checkout/select-method/${id}`, type: 'text/html' } }),
      },
    };
    payments.set(id, payment);
    return { status: 201, body: payment };
  };

  const addCustomer = (body: Record<string, unknown>) => {
    const wrong = wrongInCustomer(body);
    if (wrong) return problem(422, `The ${wrong} is invalid`, wrong);
    const id = `cst_${customers.length + 1}`;
    customers.push(id);
    return {
      status: 201,
      body: { resource: 'customer', id, ...body, _links: { self: link(`${base}customers/${id}`) } },
    };
  };

  const addMandate = (customerId: string, body: Record<string, unknown>) => {
    if (!customers.includes(customerId)) return problem(404, `No customer exists with token ${customerId}.`);
    const wrong = wrongInMandate(body);
    if (wrong) return problem(422, `The ${wrong} is invalid`, wrong);
    const id = `mdt_${mandates.length + 1}`;
    const { consumerName, consumerAccount, mandateReference } = body as MollieMandate;
    if (mandates.some((each) => each.mandateReference === mandateReference))
      return problem(422, 'The mandate reference is not unique', 'mandateReference');
    mandates.push({ id, customerId, consumerName, consumerAccount, mandateReference });
    const self = link(`${base}customers/${customerId}/mandates/${id}`);
    return {
      status: 201,
      body: {
        resource: 'mandate',
        id,
        status: 'valid',
        method: 'directdebit',
        mandateReference,
        _links: { self },
      },
    };
  };

  const refund = (payment: MolliePayment, body: Record<string, unknown>) => {
    const wrong = wrongInRefund(body);
    if (wrong) return problem(422, `The ${wrong} is invalid`, wrong);
    const { amount, description, metadata } = body as {
      amount: Amount;
      description: string;
      metadata: unknown;
    };
    const back = refunds.filter(({ paymentId }) => paymentId === payment.id);
    const remaining =
      Number(payment.amount.value) - back.reduce((sum, each) => sum + Number(each.amount.value), 0);
    if (payment.status !== 'paid' || Number(amount.value) > remaining + 1e-9)
      return problem(422, 'The amount is higher than the maximum', 'amount');
    const id = `re_${refunds.length + 1}`;
    refunds.push({ id, paymentId: payment.id, amount, description, metadata });
    return {
      status: 201,
      body: {
        resource: 'refund',
        id,
        amount,
        description,
        metadata,
        status: 'pending',
        paymentId: payment.id,
        _links: { self: link(`${base}refunds/${id}`) },
      },
    };
  };

  const answer = (method: string, url: URL, body: Record<string, unknown>) => {
    const [, , kind = '', id = '', sub] = url.pathname.split('/');
    if (kind === 'customers') return id ? addMandate(id, body) : addCustomer(body);
    if (method === 'POST' && !id) return create(body);
    if (!id) {
      const all = [...payments.values()].reverse();
      return {
        status: 200,
        body: {
          count: all.length,
          _embedded: { payments: all },
          _links: { self: link(url.href), previous: null, next: null },
        },
      };
    }
    const payment = payments.get(id);
    if (!payment) return problem(404, `No payment exists with token ${id}.`);
    if (sub === 'refunds') return refund(payment, body);
    if (method === 'DELETE') {
      if (!payment.isCancelable) return problem(422, 'The payment cannot be canceled');
      payment.status = 'canceled';
      return { status: 200, body: payment };
    }
    const embedded = chargebacks.filter(({ paymentId }) => paymentId === id);
    return {
      status: 200,
      body: url.searchParams.get('embed')?.includes('chargebacks')
        ? { ...payment, _embedded: { chargebacks: embedded } }
        : payment,
    };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', base);
    const { method = 'GET', headers } = request;
    const body = method === 'GET' ? {} : ((await json(request).catch(() => ({}))) as Record<string, unknown>);
    const key = headers['idempotency-key'] as string | undefined;
    requests.push({ call: `${method} ${url.pathname}`, key, body });
    const failure = failing.shift();
    const known = answers.get(`${method} ${url.pathname} ${key}`);
    const result = failure
      ? problem(failure, 'Not now')
      : headers.authorization !== `Bearer ${apiKey}`
        ? problem(401, 'Missing authentication, or failed to authenticate')
        : (known ?? answer(method, url, body));
    if (key && !failure) answers.set(`${method} ${url.pathname} ${key}`, result);
    response.writeHead(result.status, { 'content-type': 'application/hal+json', 'retry-after': '0' });
    response.end(JSON.stringify(result.body));
  };

  const server = createServer(testCertificate, (request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `https://127.0.0.1:${(server.address() as AddressInfo).port}/v2/`;
  return {
    url: base,
    payments,
    refunds,
    mandates,
    chargebacks,
    requests,
    failNext: (...states) => failing.push(...states),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Connect = (options: object, done?: unknown) => unknown;

/** Makes this process trust any certificate: for tests that cannot set its environment any more. */
export function trustAnyServer(): void {
  const prototype = https.Agent.prototype as unknown as { createConnection: Connect };
  const connect = prototype.createConnection;
  prototype.createConnection = function trusting(options, done) {
    return connect.call(this, { ...options, rejectUnauthorized: false }, done);
  };
}

const link = (href: string): Link => ({ href, type: 'application/hal+json' });

function problem(status: number, detail: string, field?: string) {
  return { status, body: { status, title: 'Error', detail, ...(field ? { field } : {}), _links: {} } };
}
