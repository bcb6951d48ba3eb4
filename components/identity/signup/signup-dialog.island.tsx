'use client';

// Signup and login in a dialog over the page, opened by a press and so rendered in the browser only.

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { LoginForm } from './login-form.island.tsx';
import { useHref } from '../../ui/link.tsx';
import { Modal } from '../../ui/modal.island.tsx';
import { loadDialogTexts, type DialogTexts } from './load-texts.ts';
import { closeSignup } from '#lib/browser/identity/open-signup.ts';
import { SignupGate } from './signup-gate.tsx';
import { SignupWizard, type WizardProps } from './signup-wizard.island.tsx';
import styles from './signup.module.css';

/** The brand's data for the signup. */
export type SignupModalProps = Pick<WizardProps, 'countries' | 'country'> & Pick<Settings, 'signups'>;

export function SignupDialog({ signups, countries, country }: SignupModalProps) {
  const router = useRouter();
  const signupPage = useHref()('/signup');
  const afterSignup = useHref()('/complete-signup');
  const { locale } = useSite();
  const [texts, setTexts] = useState<DialogTexts | null>(null);
  const [tab, setTab] = useState<'signup' | 'login'>('signup');
  const [inProgress, setInProgress] = useState(false);

  useEffect(() => {
    // If the texts fail to load, the page of the same name does the same.
    loadDialogTexts(locale).then(setTexts, () => router.push(signupPage));
  }, [locale, router, signupPage]);

  if (!texts) return null;
  const { signup, login, errors, regionKinds } = texts;
  const title = tab === 'signup' ? signup.metaTitle : login.metaTitle;
  return (
    <Modal open onClose={closeSignup} title={title} closeLabel={signup.close} closable={!inProgress}>
      <div className={`nav nav-pills ${styles.tabs}`}>
        {(['signup', 'login'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={each === tab ? 'nav-link active' : 'nav-link'}
            aria-pressed={each === tab}
            onClick={() => setTab(each)}
          >
            {each === 'signup' ? signup.signupTab : signup.loginTab}
          </button>
        ))}
      </div>
      {tab === 'login' ? (
        <LoginForm texts={login} errors={errors} onDone={closeSignup} onForgotPassword={closeSignup} />
      ) : (
        <SignupGate signups={signups} texts={signup} heading="h2">
          <SignupWizard
            texts={signup}
            errors={errors}
            regionKinds={regionKinds}
            countries={countries}
            country={country}
            heading="h3"
            onProgress={setInProgress}
            onDone={() => {
              closeSignup();
              router.push(afterSignup);
            }}
          />
        </SignupGate>
      )}
    </Modal>
  );
}
