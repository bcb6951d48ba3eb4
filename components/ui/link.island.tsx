'use client';

// A link within this site by its path without locale. A client component because it navigates without a full load and
// takes the prefix from the site context. It works like next/link without prefetching, which we never want, and saves
// each visitor 3.5 KB.

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { localePath } from '../../lib/i18n/links.ts';
import { useSite } from '../site/site-context.island.tsx';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Starts with a slash, without locale: `/members/12`. */
  href: string;
  /** Replaces the page in the history. */
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

/** A click that opens a new tab or window, or downloads. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isElsewhere = target !== '' && target !== '_self';
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return isElsewhere || isHeld || event.button !== 0 || event.currentTarget.hasAttribute('download');
}

/** Adds the visitor's locale to a path, for `router.push` and the like. */
export function useHref(): (path: string) => string {
  const { ownLocale, locale } = useSite();
  return (path) => localePath(ownLocale, locale, path);
}
