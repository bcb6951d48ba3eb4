import { useTranslations } from 'next-intl';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { PhotoOrLetter } from '../../ui/photo.tsx';
import styles from './member-signup.module.css';

type MemberSignupCardProps = { profile: MemberTile; fictional: { singular: string } };

/** The recipient of the first message. */
export function MemberSignupCard({ profile, fictional }: MemberSignupCardProps) {
  const t = useTranslations('memberSignup');
  const { id, name, age, city, main_image: image, fictional_icon: isFictional } = profile;
  return (
    <section className={styles.member}>
      <div className={styles.portrait}>
        <PhotoOrLetter image={image} name={name} sizes="(min-width: 62em) 360px, 112px" eager />
      </div>
      <div className={styles.about}>
        <h1 className={styles.title}>{t('title', { name })}</h1>
        <p className="mb-0">
          {nameLine(name, age)}
          <br />
          <span className="vk-muted">{city}</span>
        </p>
        {isFictional && (
          <div>
            <FictionalLabel word={fictional.singular} />
            <p className={styles.warning}>{t('fictional')}</p>
          </div>
        )}
        <SiteLink href={`/members/${id}`} className={styles.profile}>
          {t('profile')}
        </SiteLink>
      </div>
    </section>
  );
}
