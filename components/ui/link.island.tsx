'use client';

// A link to a screen of this site by its path without locale prefix. It is a client component because next/link is
// one, and so that pages and islands name a screen in the same way: the prefix comes from the site context.

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { localePath } from '../../lib/i18n/links.ts';
import { useSite } from '../site/site-context.island.tsx';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  /** Starts with a slash and carries no locale: `/members/12`. */
  href: string;
};

export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const { ownLocale, locale } = useSite();
  return <Link prefetch={false} href={localePath(ownLocale, locale, href)} {...rest} />;
}

/** Turns a path without locale into the one the visitor sees, for `router.push` and the like. */
export function useHref(): (path: string) => string {
  const { ownLocale, locale } = useSite();
  return (path) => localePath(ownLocale, locale, path);
}
