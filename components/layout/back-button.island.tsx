'use client';

// A back button for the installed app, which has no browser bar; only the browser knows mode and history.

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { showsBackButton } from '../../lib/rules/platform/back-button.ts';
import { matchRoute } from '../../lib/rules/platform/routes.ts';
import { isInstalled } from '../site/installed.ts';
import { useAppPath } from '../site/use-app-path.ts';
import { Icon } from '../ui/icon.tsx';

export function BackButton({ label }: { label: string }) {
  const router = useRouter();
  const path = useAppPath();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const page = { installed: isInstalled(), historyLength: window.history.length, route: matchRoute(path) };
    setShown(showsBackButton(page));
  }, [path]);
  if (!shown) return null;
  return (
    <button type="button" className="vk-round" aria-label={label} onClick={() => router.back()}>
      <Icon name="arrow-left" />
    </button>
  );
}
