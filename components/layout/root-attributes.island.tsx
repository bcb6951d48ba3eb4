'use client';

// Shows nothing: keeps the marks of the shell script on <html> right while the visitor moves on, logs in or out, begins
// each page at its top, and remembers where the visit came from, which only the address in the browser says.

import { useEffect } from 'react';
import { isSignedIn, useSignedIn } from '../../lib/browser/session/signed-in.ts';
import { footerVariant } from '../../lib/rules/platform/routes.ts';
import { isInstalled } from '../site/installed.ts';
import { useAppPath } from '../site/use-app-path.ts';
import { usePageTop } from '../site/use-page-top.ts';

export function RootAttributes() {
  const path = useAppPath();
  const followed = useSignedIn();
  usePageTop(path);
  useEffect(() => {
    // Few visits begin with one: the others do not load what remembers it.
    const query = location.search;
    if (/[?&]invitation=/.test(query)) {
      import('../../lib/browser/identity/invitation.ts').then(
        (file) => file.rememberInvitation(query),
        () => undefined,
      );
    }
    if (!/[?&](network|ref)=/.test(query)) return;
    import('../../lib/browser/growth/traffic-source.ts').then(
      (file) => file.rememberTrafficSource(query, path),
      // Then it counts for this page alone, whose address says it.
      () => undefined,
    );
  }, [path]);
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
