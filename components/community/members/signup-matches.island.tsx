'use client';

// Members who may suit a new member, each with a heart; they depend on the new session.

import { useLikes, useSignupMatches } from '#lib/browser/transport/hooks.ts';
import { likeMember, unlikeMember } from '#lib/browser/community/like.ts';
import type { MemberTile as Member } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rings } from '../../ui/rings/rings.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { attempt } from '../../ui/attempt.ts';
import { MemberTile } from './member-tile.tsx';
import styles from './members.module.css';
import { toTile } from './tile.ts';

type MatchesTexts = Texts['signupMatches'];

export function SignupMatches({ texts }: { texts: MatchesTexts }) {
  const { fictional } = useSite();
  const { data, error, mutate } = useSignupMatches();
  const { profiles: liked } = useLikes();
  if (!data) {
    if (error)
      return <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />;
    return <CardGridSkeleton label={texts.loading} count={4} />;
  }
  const search = <ButtonLink href="/members">{texts.search}</ButtonLink>;
  if (data.profiles.length === 0) return <EmptyState icon="search" title={texts.empty} action={search} />;
  const likedIds = new Set(liked?.map(({ id }) => id));
  return (
    <>
      <Rings
        found={{ ...data, results: data.profiles }}
        grid={({ members, label, heading, first }) => (
          <ul className="vk-grid" aria-label={label}>
            {members.map((member, position) => (
              <li key={member.id}>
                <MemberTile
                  tile={toTile(member)}
                  fictionalWord={fictional.singular}
                  heading={heading}
                  eager={first && position < 4}
                  action={<Heart texts={texts} member={member} isLiked={likedIds.has(member.id)} />}
                />
              </li>
            ))}
          </ul>
        )}
      />
      <p className="text-center mt-4">{search}</p>
    </>
  );
}

type HeartProps = { texts: MatchesTexts; member: Member; isLiked: boolean };

function Heart({ texts, member, isLiked }: HeartProps) {
  const { id, name } = member;
  const press = () => (isLiked ? unlikeMember(id) : likeMember(id, member));
  return (
    <button
      type="button"
      className={`vk-round vk-round-photo ${styles.like}`}
      aria-pressed={isLiked}
      aria-label={fill(isLiked ? texts.unlike : texts.like, { name })}
      onClick={() => void attempt(`like-${id}`, press, () => texts.likeFailed)}
    >
      <Icon name="heart-fill" />
    </button>
  );
}
