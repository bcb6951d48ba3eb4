import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { ageChoices, ageOrderSchema, type AgeDesk, type SandboxAgeCheck } from './age-desk.ts';
import { agePage } from './age-page.ts';

const choiceSchema = z.object({ choice: z.enum(ageChoices) });

/**
 * Adds age checks to the sandbox: a page for whoever is checked (`/age/{id}`) and the API for the brand
 * (`/v1/age-checks…`), behind the same doors as its payments.
 */
export function addAgeChecks(app: Hono, { desk, publicUrl }: { desk: AgeDesk; publicUrl: string }): Hono {
  const present = ({ id, state }: SandboxAgeCheck) => ({
    id,
    state,
    url: new URL(`/age/${id}`, publicUrl).href,
  });

  app.get('/age/:id', (context) => {
    const check = desk.get(context.req.param('id'));
    if (!check) return context.notFound();
    context.header('content-security-policy', policyOf(check));
    return context.html(agePage(check));
  });

  app.post('/age/:id', async (context) => {
    const check = desk.get(context.req.param('id'));
    const chosen = choiceSchema.safeParse(await context.req.parseBody());
    if (!check || !chosen.success) return context.notFound();
    desk.choose(check.id, chosen.data.choice);
    return context.redirect(check.redirect_url, 303);
  });

  app.post('/v1/age-checks', async (context) => {
    const order = ageOrderSchema.safeParse(await bodyOf(context));
    if (!order.success) return context.json({ error: z.prettifyError(order.error) }, 422);
    return context.json(present(desk.open(order.data)), 201);
  });

  app.get('/v1/age-checks/:id', (context) => {
    const check = desk.get(context.req.param('id'));
    return check ? context.json(present(check)) : context.json({ error: 'unknown' }, 404);
  });

  return app;
}

/** A form may lead on to the brand it came from, and browsers ask for leave to do so. */
function policyOf({ redirect_url: redirectUrl }: SandboxAgeCheck): string {
  const brand = new URL(redirectUrl).origin;
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${brand}; base-uri 'none'; frame-ancestors 'none'`;
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null);
}
