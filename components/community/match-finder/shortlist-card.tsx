import { useTranslations, useLocale } from 'next-intl';
import type { MatchReason, Shortlisted } from '#lib/contract/community/match-finder.ts';
import { listFormat } from '#lib/contract/formats.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { insideSentence } from '#lib/rules/platform/inside-sentence.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import styles from './shortlist.module.css';

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
export function ShortlistCard({ member, eager, isLiked, onLike }: ShortlistCardProps) {
  const t = useTranslations('matchFinder');
  const { fictional } = useSite();
  const say = useReasonTexts();
  const { id, name, age, city, main_image: image, reasons } = member;
  const like = isLiked ? t('liked') : t('like');
  return (
    <li className={styles.card}>
      <SiteLink href={`/members/${id}`} className={styles.photo} tabIndex={-1} aria-hidden="true">
        {image ? (
          <Photo
            image={image}
            alt=""
            sizes="(min-width: 75em) 400px, (min-width: 48em) 48vw, 136px"
            eager={eager}
          />
        ) : (
          <span className="vk-tile-letter">{Array.from(name)[0]?.toUpperCase()}</span>
        )}
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
                <span>{say(reason)}</span>
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
