import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import type { startAgeCheck as startCall } from '#lib/contract/identity/privacy.ts';
import type { Call } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { log } from '../../platform/http/log.ts';
import { brandUrl, callUrl } from '../../outreach/mail/brand-url.ts';
import { ProviderUnavailable } from '../../commerce/payments/provider.ts';
import { findAgeCheck } from './find-age-check.ts';
import { lookAtAgeCheck } from './look-at-age-check.ts';
import { int8, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const insertAgeChecks = statement({
  name: 'start-age-check.insert-age-checks',
  params: { userId: int8, name: text, reference: text, createdAt: timestamptz },
  text: `
    insert into age_checks (user_id, provider, reference, state, created_at)
      values (:userId, :name, :reference, 'pending', :createdAt)`,
});

/**
 * Begins a check of the member's age and returns the address of its page. An earlier one that is still open is looked
 * at first, so that nobody who has passed is asked twice. Throws age_check_done or provider_unavailable.
 */
export async function startAgeCheck(call: Call<typeof startCall>): Promise<string> {
  const { db, env, brand, actor, locale, ageChecks, now } = call;
  if (!ageChecks) throw new CallError('provider_unavailable');
  try {
    if (!(await isDue(call))) throw new CallError('age_check_done');
    const { reference, url } = await ageChecks.start({
      brand: brand.name,
      locale,
      minAge: Math.max(ageLimits.min, brand.settings.min_age),
      redirectUrl: brandUrl(env, brand, locale, '/age-check'),
      webhookUrl: callUrl(env, brand, '/api/age-check-webhook.php'),
    });
    await insertAgeChecks(db, { userId: actor.userId, name: ageChecks.name, reference, createdAt: now() });
    return url;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error }, 'the provider of age checks could not be asked');
    throw new CallError('provider_unavailable');
  }
}

async function isDue(call: Call<typeof startCall>): Promise<boolean> {
  const known = await findAgeCheck(call.db, call.actor.userId);
  if (!known.due) return false;
  return known.open === null || (await lookAtAgeCheck(call, known.open)) !== 'passed';
}
