import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '#lib/contract/identity/privacy.ts';
import { done, route, type Services } from '../../platform/http/call.ts';
import { log } from '../../platform/http/log.ts';
import { findAgeCheck } from './find-age-check.ts';
import { handleAgeCheckWebhook } from './handle-age-check-webhook.ts';
import { lookAtAgeCheck } from './look-at-age-check.ts';
import { startAgeCheck } from './start-age-check.ts';

/** How long a page waits for the provider, in milliseconds. */
const timeoutMs = 3_000;

export const ageCheckRoutes = [
  route(contract.getAgeCheck, async (call) => {
    const { db, actor } = call;
    const { open, ...known } = await findAgeCheck(db, actor.userId);
    if (open === null) return { due: known.due, state: known.state };
    await lookBriefly(call, open);
    const { due, state } = await findAgeCheck(db, actor.userId);
    return { due, state };
  }),
  route(contract.startAgeCheck, async (call) => {
    // Each costs the operator money.
    await call.limits.take('mail', call.limitKey);
    return { url: await startAgeCheck(call) };
  }),
  route(contract.handleAgeCheckWebhook, async ({ body, ...services }) => {
    await handleAgeCheckWebhook(services, body.id);
    return done;
  }),
];

/** Where the webhook was lost the page that the member came back to has the provider asked; one that is away changes nothing. */
async function lookBriefly(services: Services, id: number): Promise<void> {
  const looking = lookAtAgeCheck(services, id).catch((error: unknown) =>
    log.warn({ err: error, check: id }, 'the provider of age checks could not be asked'),
  );
  await Promise.race([looking, sleep(timeoutMs, undefined, { ref: false })]);
}
