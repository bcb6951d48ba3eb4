import { ageLimits } from '../../lib/contract/age-limits.ts';
import { sql } from 'drizzle-orm';
import type { startAgeCheck as startCall } from '../../lib/contract/rights.ts';
import type { Call } from '../http/call.ts';
import { CallError } from '../http/errors.ts';
import { log } from '../http/log.ts';
import { brandUrl, callUrl } from '../mail/brand-url.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { findAgeCheck } from './find-age-check.ts';
import { lookAtAgeCheck } from './look-at-age-check.ts';

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
    await db.execute(sql`
      insert into age_checks (user_id, provider, reference, state, created_at)
      values (${actor.userId}, ${ageChecks.name}, ${reference}, 'pending', ${now().toISOString()})`);
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
