import { hash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { checkoutList, checkoutPage } from './checkout-page.ts';
import type { PaymentSimulator } from './payment-simulator.ts';
import { sandboxOrderSchema, stepSchema, type SandboxPayment } from './sandbox-payment.ts';
import { scenarios, listSteps } from './scenarios.ts';

type Settings = {
  simulator: PaymentSimulator;
  /** API key of the shop. */
  key: string;
  /** Public URL of the checkout. */
  publicUrl: string;
};

const choiceSchema = z.object({
  scenario: z.enum([...scenarios, 'charge_back', 'tell_again']),
  seconds: z.coerce.number().catch(1),
});
const listed = 50;
const refundSchema = z.object({ amount: z.number().int().positive() });

/**
 * The sandbox's payment page (`/pay/{id}`) and its API for the shop (`/v1/payments…`), modelled on a real provider:
 * an API key, its own ids, webhooks with only an id.
 */
export function createCheckoutApp({ simulator, key, publicUrl }: Settings): Hono {
  const app = new Hono();
  const ownNames = new Set(['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname]);

  app.use(async (context, next) => {
    // Prevents DNS rebinding: other sites must not reach the checkout through a host name that resolves to this
    // machine.
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '');
    if (!ownNames.has(host)) return context.text('The sandbox does not answer to this name.', 421);
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
    return undefined;
  });

  app.get('/healthz', (context) => context.text('ok'));

  app.get('/', (context) => context.html(checkoutList(simulator.newest(listed))));

  app.get('/favicon.ico', (context) => context.body(null, 204));

  app.get('/pay/:id', (context) => {
    const payment = simulator.look(context.req.param('id'));
    if (!payment) return context.notFound();
    context.header('content-security-policy', getPolicy(payment));
    return context.html(checkoutPage(payment));
  });

  app.post('/pay/:id', async (context) => {
    const payment = simulator.look(context.req.param('id'));
    const choice = choiceSchema.safeParse(await context.req.parseBody());
    if (!payment || !choice.success) return context.notFound();
    const { scenario, seconds } = choice.data;
    if (scenario === 'charge_back')
      simulator.schedule(payment.id, [stepSchema.parse({ chargeback: { amount: payment.amount } })]);
    else if (scenario === 'tell_again') simulator.schedule(payment.id, [stepSchema.parse({})]);
    else if (payment.status === 'open')
      simulator.schedule(payment.id, listSteps(scenario, seconds, payment.amount));
    return context.redirect(payment.redirect_url, 303);
  });

  app.use('/v1/*', async (context, next) => {
    if (!isKey(context.req.header('authorization'), key)) return context.json({ error: 'key' }, 401);
    return next();
  });

  app.post('/v1/payments', async (context) => {
    const order = sandboxOrderSchema.safeParse(await parseBody(context));
    if (!order.success) return context.json({ error: z.prettifyError(order.error) }, 422);
    return context.json(present(simulator.open(order.data), publicUrl), 201);
  });

  app.get('/v1/payments', (context) => {
    const payment = simulator.find(context.req.query('token') ?? '');
    return context.json({ payments: payment ? [present(payment, publicUrl)] : [] });
  });

  app.get('/v1/payments/:id', (context) => {
    const payment = simulator.look(context.req.param('id'));
    return payment ? context.json(present(payment, publicUrl)) : context.json({ error: 'unknown' }, 404);
  });

  app.delete('/v1/payments/:id', (context) => {
    simulator.cancel(context.req.param('id'));
    return context.body(null, 204);
  });

  app.post('/v1/payments/:id/refunds', async (context) => {
    const { amount } = refundSchema.parse(await parseBody(context));
    const refund = simulator.refund(
      context.req.param('id'),
      amount,
      context.req.header('idempotency-key') ?? '',
    );
    return refund ? context.json({ id: refund }, 201) : context.json({ error: 'amount' }, 422);
  });

  // The page's actions and more, for tests.
  app.post('/v1/payments/:id/steps', async (context) => {
    simulator.schedule(context.req.param('id'), z.array(stepSchema).parse(await parseBody(context)));
    return context.body(null, 204);
  });

  return app;
}

/** A form may redirect to its shop, which browsers check against the policy. */
function getPolicy({ redirect_url: redirectUrl }: SandboxPayment): string {
  const shop = new URL(redirectUrl).origin;
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`;
}

function isKey(given: string | undefined, key: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${key}`));
}

async function parseBody(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null);
}

function present(payment: SandboxPayment, publicUrl: string) {
  const { id, token, status, failure, amount, currency, refunds, chargebacks } = payment;
  const checkoutUrl = new URL(`/pay/${id}`, publicUrl).href;
  const money = { status, failure, amount, currency, refunds, chargebacks };
  return { id, token, ...money, checkout_url: checkoutUrl };
}
