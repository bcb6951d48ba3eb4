import { useTranslations, useLocale } from 'next-intl';
import type { RefObject } from 'react';
import { useCall, useLikes } from '#lib/browser/transport/hooks.ts';
import { likeMember, unlikeMember } from '#lib/browser/community/like.ts';
import type { Shortlisted, MatchReason } from '#lib/contract/community/match-finder.ts';
import { matchQuery, searchFromAnswers, type MatchAnswers } from '#lib/rules/community/match-finder.ts';
import { membersPath, tidySearch } from '#lib/rules/community/member-filters.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { attempt } from '../../ui/attempt.ts';
import styles from './shortlist.module.css';
import { listFormat } from '#lib/contract/formats.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { insideSentence } from '#lib/rules/platform/inside-sentence.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { PhotoOrLetter } from '../../ui/photo.tsx';

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

type ShortlistCardProps = {
  member: Shortlisted;
  eager: boolean;
  isLiked: boolean;
  onLike: () => void;
};

const icons: Record<MatchReason['kind'], IconName> = {
  interests: 'hearts',
  distance: 'geo-alt',
  age: 'person',
  reason: 'star',
};

/** A member of the shortlist with the reasons for the match. */
function ShortlistCard({ member, eager, isLiked, onLike }: ShortlistCardProps) {
  const t = useTranslations('matchFinder');
  const { fictional } = useSite();
  const formatReason = useReasonTexts();
  const { id, name, age, city, main_image: image, reasons } = member;
  const like = isLiked ? t('liked') : t('like');
  return (
    <li className={styles.card}>
      <SiteLink href={`/members/${id}`} className={styles.photo} tabIndex={-1} aria-hidden="true">
        <PhotoOrLetter
          image={image}
          name={name}
          sizes="(min-width: 75em) 400px, (min-width: 48em) 48vw, 136px"
          eager={eager}
        />
      </SiteLink>
      <div className={styles.text}>
        {member.fictional_icon && <FictionalLabel word={fictional.singular} />}
        <h3 className={styles.name}>
          <SiteLink href={`/members/${id}`}>{nameLine(name, age)}</SiteLink>
        </h3>
        <p className={styles.town}>{city}</p>
        {reasons.length > 0 && (
          <ul className={styles.reasons} aria-label={t('reasonsLabel', { name })}>
            {reasons.map((reason) => (
              <li key={reason.kind}>
                <Icon name={icons[reason.kind]} />
                <span>{formatReason(reason)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <button
            type="button"
            className={isLiked ? 'btn btn-sm btn-secondary' : 'btn btn-sm btn-primary'}
            aria-pressed={isLiked}
            aria-label={`${like}, ${name}`}
            onClick={onLike}
          >
            <Icon name={isLiked ? 'heart-fill' : 'heart'} />
            <span>{like}</span>
          </button>
          <SiteLink
            href={`/members/${id}`}
            className="btn btn-sm btn-outline"
            aria-label={`${t('profile')}, ${name}`}
          >
            {t('profile')}
          </SiteLink>
        </div>
      </div>
    </li>
  );
}

/** Interests named individually; the profile has all. */
const namedInterests = 3;

/** Describes a reason in plain words. */
function useReasonTexts(): (reason: MatchReason) => string {
  const t = useTranslations('matchFinder.reasons');
  const texts = useTranslations('profile');
  const locale = useLocale();
  return (reason) => {
    switch (reason.kind) {
      case 'interests': {
        const isOneMore = reason.interests.length === namedInterests + 1;
        const named = reason.interests
          .slice(0, isOneMore ? undefined : namedInterests)
          .map((each) => insideSentence(texts(`interests.${each}`), each, locale));
        const others = reason.interests.length - named.length;
        const all = others > 0 ? [...named, t('others', { count: others })] : named;
        return t('interests', { list: listFormat(locale, { type: 'conjunction' }).format(all) });
      }
      case 'distance':
        return reason.km === 0 ? t('near') : t('distance', { km: reason.km });
      case 'age':
        return t('age', { years: reason.years });
      case 'reason':
        return t('reason', { reason: texts(`signup_reason.${reason.signup_reason}`) });
    }
  };
}
