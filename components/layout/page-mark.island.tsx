'use client';

// Shows nothing: keeps the marks of the shell script on <html> right while the visitor moves on, logs in or out.

import { useEffect } from 'react';
import { isSignedIn, useSignedIn } from '../../lib/api/signed-in.ts';
import { footerVariant } from '../../lib/rules/footer-variant.ts';
import { isInstalled } from '../site/installed.ts';
import { useAppPath } from '../site/use-app-path.ts';

export function PageMark() {
  const path = useAppPath();
  const followed = useSignedIn();
  useEffect(() => {
    // Asked anew: while the page is hydrated the hook still says false, and the bars would flicker.
    const signedIn = isSignedIn();
    const { dataset } = document.documentElement;
    if (signedIn) dataset['in'] = '';
    else delete dataset['in'];
    dataset['footer'] = footerVariant({ installed: isInstalled(), signedIn, home: path === '/' });
  }, [followed, path]);
  return null;
}
