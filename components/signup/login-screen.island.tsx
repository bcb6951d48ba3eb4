'use client';

// The login page's card: it leads on to where the visitor wanted to go, which only the browser's address tells.

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { ErrorTexts } from '../../lib/api/error-text.ts';
import { useUser } from '../../lib/api/hooks.ts';
import type { LoginTexts } from '../../lib/i18n/texts.ts';
import { safeNextPath } from '../../lib/rules/next-path.ts';
import { SiteLink, useHref } from '../ui/link.tsx';
import { LoginForm } from './login-form.island.tsx';

export function LoginScreen({ texts, errors }: { texts: LoginTexts; errors: ErrorTexts }) {
  const router = useRouter();
  const members = useHref()('/members');
  const { user } = useUser();
  useEffect(() => {
    if (!user) return;
    const next = new URLSearchParams(window.location.search).get('next');
    router.replace(safeNextPath(next, window.location.origin) ?? members);
  }, [user, router, members]);

  return (
    <>
      <LoginForm texts={texts} errors={errors} onDone={() => undefined} />
      <p className="text-center mt-4 mb-0">
        {texts.noAccount} <SiteLink href="/signup">{texts.signup}</SiteLink>
      </p>
    </>
  );
}
