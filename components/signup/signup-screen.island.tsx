'use client';

// The signup page's card; who has an account is led on, which only the browser can know.

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useUser } from '../../lib/api/hooks.ts';
import { SiteLink, useHref } from '../ui/link.tsx';
import { SignupWizard } from './signup-wizard.island.tsx';
import type { WizardProps } from './wizard-props.ts';

export function SignupScreen(props: Omit<WizardProps, 'heading' | 'onDone'>) {
  const router = useRouter();
  const href = useHref();
  const { user } = useUser();
  const next = user && href(user.status === 'active' ? '/members' : '/complete-signup');
  useEffect(() => {
    if (next) router.replace(next);
  }, [next, router]);

  return (
    <>
      <SignupWizard {...props} heading="h1" onDone={() => undefined} />
      <p className="text-center mt-4 mb-0">
        {props.texts.haveAccount} <SiteLink href="/login">{props.texts.loginTab}</SiteLink>
      </p>
    </>
  );
}
