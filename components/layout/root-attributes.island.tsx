'use client';

// Renders nothing: updates the shell script's attributes on <html> on navigation, login and logout, scrolls each page
// to its top, and stores the traffic source from the browser's address.

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
    // Few visits have a traffic source, so its code loads on demand.
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
      // The source then only counts for this page, whose address has it.
      () => undefined,
    );
  }, [path]);
  useEffect(() => {
    // Read directly: during hydration the hook still returns false, and the bars would flicker.
    const signedIn = isSignedIn();
    const { dataset } = document.documentElement;
    if (signedIn) dataset['in'] = '';
    else delete dataset['in'];
    dataset['footer'] = footerVariant({ installed: isInstalled(), signedIn, home: path === '/' });
  }, [followed, path]);
  return null;
}
