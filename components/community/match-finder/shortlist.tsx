import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useCall, useLikes } from '#lib/browser/transport/hooks.ts';
import { likeMember, unlikeMember } from '#lib/browser/community/like.ts';
import type { Shortlisted } from '#lib/contract/community/match-finder.ts';
import { matchQuery, searchFromAnswers, type MatchAnswers } from '#lib/rules/community/match-answers.ts';
import { membersPath, tidySearch } from '#lib/rules/community/member-filters.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { attempt } from '../../ui/attempt.ts';
import { ShortlistCard } from './shortlist-card.tsx';
import styles from './shortlist.module.css';

type ShortlistProps = {
  answers: MatchAnswers;
  /** The own town, the centre of a search with these answers. */
  home: { city: string; country: string };
  heading: RefObject<HTMLHeadingElement | null>;
  /** Back to the first question with the same answers. */
  onChange: () => void;
};

/** The list must not change while it is read. */
const once = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
} as const;

/** The best matches with their reasons; near matches are listed separately. */
export function Shortlist({ answers, home, heading, onChange }: ShortlistProps) {
  const t = useTranslations('matchFinder');
  const { data, error, mutate } = useCall('GET /api/match-finder.php', matchQuery(answers), once);

  const search = (
    <ButtonLink href={membersPath(tidySearch(searchFromAnswers(answers, home)))} variant="outline" size="sm">
      <Icon name="search" />
      {t('search')}
    </ButtonLink>
  );
  const again = (
    <Button variant="outline" size="sm" onClick={onChange}>
      <Icon name="sliders" />
      {t('change')}
    </Button>
  );
  const exact = data?.shortlist.slice(0, data.exact) ?? [];
  const others = data?.shortlist.slice(data.exact) ?? [];
  return (
    <section>
      <h1>{t('title')}</h1>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {data ? t('found', { count: data.exact }) : t('finding')}
        </h2>
        {data && data.shortlist.length > 0 && (
          <div className={styles.headActions}>
            {again}
            {search}
          </div>
        )}
      </div>
      {!data && error && (
        <ErrorState text={t('failed')} retryLabel={t('again')} onRetry={() => void mutate()} />
      )}
      {!data && !error && <ShortlistSkeleton label={t('finding')} />}
      {data?.shortlist.length === 0 && (
        <EmptyState
          icon="hearts"
          title={t('empty.title')}
          text={t('empty.text')}
          action={again}
          heading="h2"
        />
      )}
      {exact.length > 0 && <MemberList members={exact} />}
      {data?.widened && (
        <>
          <div className={styles.widened} role="status">
            <Icon name="info-circle" />
            <p className="mb-0">{data.exact > 0 ? t('widened') : t('widenedOnly')}</p>
          </div>
          <MemberList members={others} />
        </>
      )}
    </section>
  );
}

function MemberList({ members }: { members: readonly Shortlisted[] }) {
  const t = useTranslations('matchFinder');
  const { profiles: liked } = useLikes();
  const likedIds = new Set(liked?.map(({ id }) => id));
  return (
    <ul className={styles.list}>
      {members.map((member, position) => {
        const isLiked = likedIds.has(member.id);
        const press = () => (isLiked ? unlikeMember(member.id) : likeMember(member.id, member));
        return (
          <ShortlistCard
            key={member.id}
            member={member}
            eager={position < 3}
            isLiked={isLiked}
            onLike={() => void attempt(`like-${member.id}`, press, () => t('likeFailed'))}
          />
        );
      })}
    </ul>
  );
}

function ShortlistSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={`vk-skeleton ${styles.ghost}`} />
      ))}
    </div>
  );
}
