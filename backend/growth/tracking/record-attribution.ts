import type { SignupTracking, Touch } from '#lib/contract/growth/tracking.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { isBot } from './bots.ts';
import { bool, int8, jsonb, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Signup = {
  userId: number;
  brandId: string;
  tracking: SignupTracking | undefined;
  userAgent: string;
};

const insertAttributions = statement({
  params: {
    userId: int8,
    brandId: text,
    oldest: jsonb<object>(),
    newest: jsonb<object>(),
    bot: bool,
    now: timestamptz,
  },
  text: `
    insert into attributions (user_id, brand_id, first, last, bot, created_at)
    values (:userId, :brandId, :oldest, :newest,
      :bot, :now)`,
});

/** Keeps how somebody came to the account that was just made: first and last touch. Nothing for whoever came by themselves. */
export async function recordAttribution(
  tx: Tx,
  { userId, brandId, tracking, userAgent }: Signup,
  now: Date,
): Promise<void> {
  const { first, webdriver, ...last } = tracking ?? {};
  if (!last.network && !last.ref && !last.slug) return;
  const newest = dated(last, now);
  // A clock that runs ahead makes nobody come before themselves.
  const oldest = first && isSourced(first) ? dated(first, new Date(newest.at)) : newest;
  await insertAttributions(tx, { userId, brandId, oldest, newest, bot: isBot(userAgent, webdriver), now });
}

/** With the moment as the browser told it, which is never later than ours. */
function dated(touch: Touch, latest: Date): Touch & { at: string } {
  const touchedAt = touch.at === undefined ? latest : new Date(touch.at);
  return { ...touch, at: (touchedAt < latest ? touchedAt : latest).toISOString() };
}

function isSourced({ network, ref }: Touch): boolean {
  return Boolean(network || ref);
}
