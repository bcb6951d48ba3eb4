'use client';
import { useRouter } from 'next/navigation';
import {
  useEffect,
  useRef,
  useTransition,
  type FormEvent,
  type ReactNode,
  useEffectEvent,
  useState,
} from 'react';
import {
  clearSearch,
  isRestored,
  saveSearch,
  restorePath,
  useSavedSearch,
} from '#lib/browser/storage/saved-search.ts';
import { isSignedIn, useSignedIn } from '#lib/browser/session/signed-in.ts';
import { membersPath, toFilters } from '#lib/rules/community/member-filters.ts';
import { parseSearch, wideFormPath } from '#lib/site/member-search.ts';
import { useHref } from '../../ui/link.tsx';
import { pressedKey } from '../../ui/pressed-key.ts';
import styles from './search.module.css';
import type { MemberSearch } from '#lib/contract/community/search.ts';

// Turns the form's submission into a client-side navigation to the search's canonical address and closes its sheet;
// only the browser knows the fields' values.

type Props = {
  /** Target without JavaScript. */
  action: string;
  className: string | undefined;
  title: string;
  /** Label of the button that closes the sheet. */
  close: string;
  /** All filters were requested: the first new one gets the focus. */
  wide: boolean;
  children: ReactNode;
};

export function SearchForm({ action, className, title, close, wide, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const router = useRouter();
  const href = useHref();
  const [isMoving, startMove] = useTransition();

  useEffect(() => {
    if (wide) form.current?.querySelector<HTMLElement>('[data-more] select')?.focus();
  }, [wide]);

  // The page is shared: default filters depend on the reader.
  useEffect(() => {
    if (!isSignedIn()) return;
    for (const option of form.current?.querySelectorAll<HTMLElement>('[data-for-members]') ?? [])
      option.textContent = option.dataset.forMembers ?? '';
  });

  // The sheet stays open until the results arrive; each new search renders its own closed one.
  useEffect(() => {
    if (isMoving || !isSent.current) return;
    isSent.current = false;
    closeSheet(form.current);
  }, [isMoving]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape' && !event.defaultPrevented) closeSheet(form.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const path = membersPath(parseSearch(getFields(event.currentTarget)));
    if (submitter?.getAttribute('name') === 'filters') {
      startMove(() => router.replace(href(wideFormPath(path)), { scroll: false }));
      return;
    }
    // An empty search means everyone, not the last search.
    if (path === '/members' && isSignedIn()) void clearSearch().catch(() => undefined);
    isSent.current = true;
    startMove(() => router.push(href(path)));
  };

  return (
    <form
      ref={form}
      action={action}
      method="get"
      className={className}
      aria-busy={isMoving || undefined}
      onSubmit={onSubmit}
    >
      <div className={styles.sheetHead}>
        <span className="h4">{title}</span>
        <button
          type="button"
          className="btn-close"
          aria-label={close}
          onClick={() => closeSheet(form.current)}
        />
      </div>
      {children}
    </form>
  );
}

/** Closes the form's sheet and returns the focus to its button. */
function closeSheet(form: HTMLFormElement | null): void {
  const sheet = form?.closest('details');
  if (!sheet?.open) return;
  sheet.open = false;
  sheet.querySelector('summary')?.focus();
}

function getFields(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(texts);
}

// Restores a signed-in member's last search and stores the current one. An island because the page is shared and the
// search belongs to the session.

type SearchMemoryProps = {
  search: MemberSearch;
  texts: { last: string; all: string };
};

/** Milliseconds until a search is stored, so that only the last of several quick changes is. */
const settled = 500;

export function SearchMemory(props: SearchMemoryProps) {
  return useSignedIn() ? <MemberMemory {...props} /> : null;
}

function MemberMemory({ search, texts }: SearchMemoryProps) {
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
