'use client';

// The login card; continues to the wanted page, which only the browser's address knows.

import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { LoginTexts } from '#lib/i18n/texts.ts';
import { safeNextPath } from '#lib/rules/identity/next-path.ts';
import { SiteLink, useHref } from '../../ui/link.tsx';
import { RedirectMembers } from './redirect-members.tsx';
import { LoginForm } from './login-form.island.tsx';

export function LoginScreen({ texts, errors }: { texts: LoginTexts; errors: ErrorTexts }) {
  const members = useHref()('/members');
  const destination = () => {
    const next = new URLSearchParams(window.location.search).get('next');
    return safeNextPath(next, window.location.origin) ?? members;
  };

  return (
    <>
      <RedirectMembers to={destination} />
      <LoginForm texts={texts} errors={errors} />
      <p className="text-center mt-4 mb-0">
        {texts.noAccount} <SiteLink href="/signup">{texts.signup}</SiteLink>
      </p>
    </>
  );
}
