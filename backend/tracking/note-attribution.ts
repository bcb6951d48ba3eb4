import { sql } from 'drizzle-orm';
import type { SignupTracking, Touch } from '../../lib/contract/tracking.ts';
import type { Tx } from '../db/connect.ts';
import { isBot } from './bots.ts';

type Signup = {
  userId: number;
  brandId: string;
  tracking: SignupTracking | undefined;
  userAgent: string;
};

/** Keeps how somebody came to the account that was just made: first and last touch. Nothing for whoever came by themselves. */
export async function noteAttribution(
  tx: Tx,
  { userId, brandId, tracking, userAgent }: Signup,
  now: Date,
): Promise<void> {
  const { first, webdriver, ...last } = tracking ?? {};
  if (!last.network && !last.ref && !last.slug) return;
  const newest = dated(last, now);
  // A clock that runs ahead makes nobody come before themselves.
  const oldest = first && isSourced(first) ? dated(first, new Date(newest.at)) : newest;
  await tx.execute(sql`
    insert into attributions (user_id, brand_id, first, last, bot, created_at)
    values (${userId}, ${brandId}, ${JSON.stringify(oldest)}, ${JSON.stringify(newest)},
      ${isBot(userAgent, webdriver)}, ${now.toISOString()})`);
}

/** With the moment as the browser told it, which is never later than ours. */
function dated(touch: Touch, latest: Date): Touch & { at: string } {
  const told = touch.at === undefined ? latest : new Date(touch.at);
  return { ...touch, at: (told < latest ? told : latest).toISOString() };
}

function isSourced({ network, ref }: Touch): boolean {
  return Boolean(network || ref);
}
