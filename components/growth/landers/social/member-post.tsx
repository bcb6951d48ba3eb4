import { useTranslations } from 'next-intl';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { Photo } from '#components/ui/photo.tsx';
import styles from './social.module.css';

/** A member and the interests of the public profile. */
export type Introduced = { member: MemberTile; interests: readonly Interest[] };

const maxInterests = 4;
const photoSizes = '(min-width: 62em) 520px, 94vw';

type MemberPostProps = { introduced: Introduced; word: string; isEager: boolean };

/** A member as a post: name, place, photo and interests. */
export function MemberPost({ introduced: { member, interests }, word, isEager }: MemberPostProps) {
  const t = useTranslations('landerSocial');
  const texts = useTranslations('profile.interests');
  return (
    <article className={styles.post}>
      <div className={styles.author}>
        {member.main_image && (
          <img
            className={styles.avatar}
            src={member.main_image.thumb_filename}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            decoding="async"
          />
        )}
        <h3 className={styles.name}>
          {nameLine(member.name, member.age)} <small>{member.city}</small>
        </h3>
        {member.fictional_icon && <FictionalLabel word={word} />}
      </div>
      {member.main_image && (
        <SiteLink href={`/members/${member.id}`} className={styles.photo} aria-hidden="true" tabIndex={-1}>
          <Photo image={member.main_image} alt="" sizes={photoSizes} eager={isEager} />
          {member.fictional_icon && <FictionalLabel word={word} variant="photo" />}
        </SiteLink>
      )}
      <div className={styles.foot}>
        {interests.length > 0 && (
          <ul className={styles.interests} aria-label={t('interests', { name: member.name })}>
            {interests.slice(0, maxInterests).map((interest) => (
              <li key={interest}>{texts(interest)}</li>
            ))}
          </ul>
        )}
        <SiteLink href={`/members/${member.id}`} className="btn btn-secondary btn-sm">
          {t('profile')} <span className="visually-hidden">{member.name}</span>
        </SiteLink>
      </div>
    </article>
  );
}
