import type { SignupTracking, Touch } from '#lib/contract/growth/tracking.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { isBot } from './bots.ts';
import { bool, int8, jsonb, text, timestamptz, statement } from '../../platform/db/statement.ts';

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

/** Stores the first and last touch of a new account; nothing for visitors without a source. */
export async function recordAttribution(
  tx: Tx,
  { userId, brandId, tracking, userAgent }: Signup,
  now: Date,
): Promise<void> {
  const { first, webdriver, ...last } = tracking ?? {};
  if (!last.network && !last.ref && !last.slug) return;
  const newest = dated(last, now);
  // With a fast client clock, the first touch could be later than the last.
  const oldest = first && isSourced(first) ? dated(first, new Date(newest.at)) : newest;
  await insertAttributions(tx, { userId, brandId, oldest, newest, bot: isBot(userAgent, webdriver), now });
}

/** The browser's time of a touch, capped at ours. */
function dated(touch: Touch, latest: Date): Touch & { at: string } {
  const touchedAt = touch.at === undefined ? latest : new Date(touch.at);
  return { ...touch, at: (touchedAt < latest ? touchedAt : latest).toISOString() };
}

function isSourced({ network, ref }: Touch): boolean {
  return Boolean(network || ref);
}
