'use client';

// Restores a signed-in member's last search and stores the current one. An island because the page is shared and the
// search belongs to the session.

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  clearSearch,
  isRestored,
  saveSearch,
  restorePath,
  useSavedSearch,
} from '#lib/browser/storage/saved-search.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import { toFilters, membersPath } from '#lib/rules/community/member-filters.ts';
import { useHref } from '../../ui/link.tsx';
import styles from './search.module.css';

type Props = {
  search: MemberSearch;
  texts: { last: string; all: string };
};

/** Milliseconds until a search is stored, so that only the last of several quick changes is. */
const settled = 500;

export function SearchMemory(props: Props) {
  return useSignedIn() ? <MemberMemory {...props} /> : null;
}

function MemberMemory({ search, texts }: Props) {
  const router = useRouter();
  const href = useHref();
  const saved = useSavedSearch();
  const [isLeaving, setLeaving] = useState(false);
  const seen = useRef<string | null>(null);
  const path = membersPath(toFilters(search));
  const isPlain = path === '/members';
  const everybody = href('/members');

  const restore = useEffectEvent(() => {
    const last = isPlain ? restorePath(saved) : null;
    if (last) router.replace(href(last));
  });
  useEffect(() => restore(), [isPlain, saved]);

  const isNew = !isPlain && saved !== undefined && membersPath(saved ?? {}) !== path;
  const isKnown = saved !== undefined;
  useEffect(() => {
    // Once per search: later changes in other browsers win.
    if (!isKnown || seen.current === path) return;
    if (!isNew) {
      seen.current = path;
      return;
    }
    const timer = setTimeout(() => {
      seen.current = path;
      // Failures are made up for by the next search.
      void saveSearch(toFilters(search)).catch(() => undefined);
    }, settled);
    return () => clearTimeout(timer);
  }, [isKnown, isNew, path, search]);

  useEffect(() => {
    // On this screen a link to the unfiltered search removes the last filter.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (link?.getAttribute('href') === everybody) void clearSearch().catch(() => undefined);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [everybody]);

  if (isPlain || !isRestored(path)) return null;
  const showAll = async () => {
    setLeaving(true);
    await clearSearch().catch(() => undefined);
    router.push(everybody);
  };
  return (
    <li className={styles.memory}>
      {texts.last}
      <button
        type="button"
        className="btn btn-link btn-sm"
        aria-busy={isLeaving || undefined}
        onClick={() => void showAll()}
      >
        {texts.all}
      </button>
    </li>
  );
}
