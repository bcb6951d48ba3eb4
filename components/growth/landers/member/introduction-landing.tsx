import { useLocale, useTranslations } from 'next-intl';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { LanderNotice } from '../lander-notice.tsx';
import { MemberSignupForm } from './member-signup-form.tsx';
import type { MemberLandingPage } from '../lander-page.ts';
import { MemberPortrait } from './member-portrait.tsx';
import styles from './introduction-landing.module.css';
import { insideSentence } from '#lib/rules/platform/inside-sentence.ts';
import { listFormat } from '#lib/contract/formats.ts';

/** `/members/{id}/landing2`: a letter in which the brand, not the member, introduces a profile by its own words. */
export function IntroductionLanding({ page }: { page: MemberLandingPage }) {
  const { profile, text, site } = page;
  const { name, age, city, about_me: about, interests, fictional_icon: isFictional } = profile;
  const t = useTranslations('memberLanding');
  const writing = useTranslations('memberSignup');
  const texts = useTranslations('profile');
  const locale = useLocale();
  const introduction = t('letter.title', { name });
  const list = listFormat(locale, { type: 'conjunction' }).format(
    interests.map((interest) => insideSentence(texts(`interests.${interest}`), interest, locale)),
  );
  return (
    <div className={styles.background}>
      <div className={`container-xl ${styles.page}`}>
        <LanderNotice site={site} />
        <article className={styles.sheet}>
          <MemberPortrait
            profile={profile}
            label={site.fictional.singular}
            sizes="(min-width: 48em) 240px, 60vw"
            className={styles.portrait}
          />
          <h1 className={styles.title}>{text?.title ?? introduction}</h1>
          {text && <p className={styles.lead}>{text.lead}</p>}
          <p>{t('letter.greeting')}</p>
          <p>{t('letter.intro', { who: nameLine(name, age), city })}</p>
          {isFictional && <p className={styles.warning}>{writing('fictional')}</p>}
          {about ? (
            <>
              <p>{t('letter.says')}</p>
              <blockquote className={styles.quote} lang={profile.about_language}>
                {about}
              </blockquote>
            </>
          ) : (
            <p>{t('letter.silent')}</p>
          )}
          {interests.length > 0 && <p>{t('letter.interests', { list })}</p>}
          <p>{t('letter.close')}</p>
          <p className={styles.sender}>{site.name}</p>
          <p className={styles.origin}>{t('origin', { name, brand: site.name })}</p>
        </article>
        <MemberSignupForm page={page} />
      </div>
    </div>
  );
}
