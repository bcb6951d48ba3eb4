import type { SwipeState } from '#lib/contract/community/swipe-game.ts';
import { maxSwipeLikesPerDay } from '#lib/contract/vocabulary.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { homeDay, homeZone } from '../../platform/geo/home-day.ts';
import { authenticationRequired } from '../../platform/http/errors.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { date, int8, json, orNull, texts, statement } from '../../platform/db/statement.ts';

export type LastSwipe = {
  id: number;
  other: number;
  verdict: 'like' | 'pass';
  day: string;
  isMatch: boolean;
};

export type Game = {
  /** The member's local calendar day and its end. */
  day: string;
  endsAt: Date;
  likesLeft: number;
  last: LastSwipe | null;
};

const selectLikes = statement({
  params: { self: int8, day: date },
  row: {
    country: profiles.country,
    region: profiles.region,
    like_days: texts,
    last: orNull(json<LastSwipe>()),
  },
  text: `
    with recent as (
      select * from swipes where profile_id = :self and swiped_on >= :day::date
    )
    select profiles.country, profiles.region,
      array(select swiped_on::text from recent where verdict = 'like') as like_days,
      (select json_build_object('id', id, 'other', other_profile_id, 'verdict', verdict, 'day', swiped_on::text,
        'isMatch', exists (
          select 1 from likes where liker_profile_id = other_profile_id and liked_profile_id = :self and recent.verdict = 'like'
            and exists (select 1 from likes own where own.liker_profile_id = :self and own.liked_profile_id = other_profile_id)))
        from recent order by id desc limit 1) as last
    from profiles where profiles.id = :self`,
});

/** The member's game state today; one statement. Likes given elsewhere do not count. */
export async function getGame(db: Queries, self: number, now: Date): Promise<Game> {
  const { rows } = await selectLikes(db, { self, day: earliestDay(now) });
  const row = rows[0];
  if (!row) throw authenticationRequired();
  const { day, endsAt } = homeDay(homeZone(row.country, row.region), now);
  return {
    day,
    endsAt,
    // Includes days already over elsewhere: moving to an earlier time zone does not refill the likes.
    likesLeft: Math.max(0, maxSwipeLikesPerDay - row.like_days.filter((each) => each >= day).length),
    last: row.last && row.last.day >= day ? row.last : null,
  };
}

export function presentGame({ likesLeft, endsAt, last }: Game): SwipeState {
  return {
    likes_left: likesLeft,
    resets_at: endsAt.toISOString(),
    can_undo: last !== null && !last.isMatch,
  };
}

/** No zone is more than a day behind UTC. */
function earliestDay(now: Date): string {
  return new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
