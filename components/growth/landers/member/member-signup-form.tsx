import { useTranslations } from 'next-intl';
import { localePath } from '#lib/i18n/links.ts';
import { MemberCosts } from './member-costs.tsx';
import type { MemberLandingPage } from '../lander-page.ts';
import styles from './member-signup-form.module.css';

/** Links a member's landing to the first message, or explains that signup requires an invitation. */
export function MemberSignupForm({ page }: { page: MemberLandingPage }) {
  const { profile, site, signups, landing, prices } = page;
  const t = useTranslations('memberLanding');
  const member = useTranslations('member');
  const writing = useTranslations('memberSignup');
  const signup = useTranslations('signup');
  const href = (path: string) => localePath(site.ownLocale, site.locale, path);
  const isClosed = signups === 'invited';
  return (
    <section id="signup" className={styles.signup} aria-labelledby="signup-heading">
      <h2 id="signup-heading" className={styles.heading}>
        {isClosed ? signup('closed.title') : writing('title', { name: profile.name })}
      </h2>
      {isClosed ? (
        <p className="mb-0">{signup('closed.text', { brand: site.name })}</p>
      ) : (
        <>
          <p>{t('signupHint')}</p>
          <a
            href={href(`/members/${profile.id}/signup?slug=${encodeURIComponent(landing)}`)}
            className="btn btn-primary btn-lg w-100"
          >
            {member('message')}
          </a>
          <MemberCosts prices={prices} />
          <p className={styles.note}>{signup('free')}</p>
        </>
      )}
      <p className={styles.note}>
        {signup('haveAccount')}{' '}
        <a href={href('/login')} className={styles.login}>
          {signup('loginTab')}
        </a>
      </p>
    </section>
  );
}
