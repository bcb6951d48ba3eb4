'use client';

// Turns the form's submission into a client-side navigation to the search's canonical address and closes its sheet;
// only the browser knows the fields' values.

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type FormEvent, type ReactNode } from 'react';
import { clearSearch } from '#lib/browser/storage/saved-search.ts';
import { isSignedIn } from '#lib/browser/session/signed-in.ts';
import { membersPath } from '#lib/rules/community/member-filters.ts';
import { parseSearch, wideFormPath } from '#lib/site/member-search.ts';
import { useHref } from '../../ui/link.tsx';
import { pressedKey } from '../../ui/pressed-key.ts';
import styles from './search.module.css';

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
