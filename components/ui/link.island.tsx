'use client';

// A link to a screen of this site by its path without locale prefix. It is a client component because a press on it
// leads there without a new document, and because the prefix comes from the site context. It does what next/link does
// without prefetching, which we never want, and saves every visitor the 3.5 KB of that.

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { localePath } from '../../lib/i18n/links.ts';
import { useSite } from '../site/site-context.island.tsx';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Starts with a slash and carries no locale: `/members/12`. */
  href: string;
  /** Takes the place of the page in the history. */
  replace?: boolean;
};

export function SiteLink({ href, replace = false, onClick, children, ...rest }: SiteLinkProps) {
  const { ownLocale, locale } = useSite();
  const router = useRouter();
  const address = localePath(ownLocale, locale, href);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    if (replace) router.replace(address);
    else router.push(address);
  }

  return (
    <a href={address} {...rest} onClick={follow}>
      {children}
    </a>
  );
}

/** A press that asks for a new tab or window, or for the file behind the address. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isElsewhere = target !== '' && target !== '_self';
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return isElsewhere || isHeld || event.button !== 0 || event.currentTarget.hasAttribute('download');
}

/** Turns a path without locale into the one the visitor sees, for `router.push` and the like. */
export function useHref(): (path: string) => string {
  const { ownLocale, locale } = useSite();
  return (path) => localePath(ownLocale, locale, path);
}
