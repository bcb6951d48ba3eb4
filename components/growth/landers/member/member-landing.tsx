import { useTranslations } from 'next-intl';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { LanderNotice } from '../lander-notice.tsx';
import { MemberSignupForm } from './member-signup-form.tsx';
import type { MemberLandingPage } from '../lander-page.ts';
import { MemberPortrait } from './member-portrait.tsx';
import styles from './member-landing.module.css';

/** `/members/{id}/landing`: one member, large, with the first message. */
export function MemberLanding({ page }: { page: MemberLandingPage }) {
  const { profile, site } = page;
  const { name, age, city, about_me: about, interests, fictional_icon: isFictional } = profile;
  const t = useTranslations('memberLanding');
  const member = useTranslations('member');
  const writing = useTranslations('memberSignup');
  const texts = useTranslations('profile');
  return (
    <div className={`container-xl ${styles.page}`}>
      <div className={styles.notice}>
        <LanderNotice site={site} />
      </div>
      <MemberPortrait
        profile={profile}
        label={site.fictional.singular}
        sizes="(min-width: 62em) 560px, 100vw"
        className={styles.portrait}
      />
      <div className={styles.side}>
        <header>
          <h1 className={styles.name}>{nameLine(name, age)}</h1>
          <p className="vk-lead">{city}</p>
          <p className="mb-0">{isFictional ? writing('fictional') : t('lead', { name, brand: site.name })}</p>
        </header>
        <MemberSignupForm page={page} />
        <section>
          <h2 className="h3">{member('about', { name })}</h2>
          <p className={about ? styles.about : 'vk-muted mb-0'} lang={profile.about_language}>
            {about || member('noAbout', { name })}
          </p>
        </section>
        {interests.length > 0 && (
          <section>
            <h2 className="h3">{member('interests')}</h2>
            <ul className={styles.interests}>
              {interests.map((interest) => (
                <li key={interest}>{texts(`interests.${interest}`)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
