import { useTranslations } from 'next-intl';
import { MemberCosts } from './member-costs.tsx';
import type { MemberLandingPage } from './member-landing-page.ts';
import styles from './member-signup-form.module.css';

type MemberSignupFormProps = { page: MemberLandingPage };

/** Links a member's landing to the first message, or explains that signup requires an invitation. */
export function MemberSignupForm({ page: { profile, signupLink, signup, prices } }: MemberSignupFormProps) {
  const t = useTranslations('memberLanding');
  const member = useTranslations('member');
  const writing = useTranslations('memberSignup');
  const { texts } = signupLink;
  const from = signupLink.slug === null ? '' : `?slug=${encodeURIComponent(signupLink.slug)}`;
  const isClosed = signupLink.signups === 'invited';
  const title = isClosed ? texts.closedTitle : writing('title', { name: profile.name });
  return (
    <section id="door" className={styles.signup} aria-labelledby="door-heading">
      <h2 id="door-heading" className={styles.heading}>
        {title}
      </h2>
      {isClosed ? (
        <p className="mb-0">{texts.closedText}</p>
      ) : (
        <>
          <p>{t('door')}</p>
          <a href={`${signup}${from}`} className="btn btn-primary btn-lg w-100">
            {member('message')}
          </a>
          <MemberCosts prices={prices} />
          <p className={styles.note}>{texts.free}</p>
        </>
      )}
      <p className={styles.note}>
        {texts.haveAccount}{' '}
        <a href={signupLink.login} className={styles.login}>
          {texts.login}
        </a>
      </p>
    </section>
  );
}
