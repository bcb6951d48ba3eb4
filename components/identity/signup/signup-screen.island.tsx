'use client';

// The signup card; members are redirected, which only the browser can do.

import type { Settings } from '#lib/contract/brands/brands.ts';
import { SiteLink, useHref } from '../../ui/link.tsx';
import { RedirectMembers } from './redirect-members.tsx';
import { SignupGate } from './signup-gate.tsx';
import { SignupWizard, type WizardProps } from './signup-wizard.island.tsx';

type Props = Omit<WizardProps, 'heading' | 'onDone'> & { signups: Settings['signups'] };

export function SignupScreen({ signups, ...props }: Props) {
  const href = useHref();

  return (
    <>
      <RedirectMembers to={({ status }) => href(status === 'active' ? '/members' : '/complete-signup')} />
      <SignupGate signups={signups} texts={props.texts} heading="h1">
        <SignupWizard {...props} heading="h1" />
      </SignupGate>
      <p className="text-center mt-4 mb-0">
        {props.texts.haveAccount} <SiteLink href="/login">{props.texts.loginTab}</SiteLink>
      </p>
    </>
  );
}
