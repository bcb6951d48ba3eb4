'use client';

// Turns the search form's own submission into a move to the search's one address, without a new document, and closes
// the sheet it stands in; the browser alone knows what is in its fields.

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type FormEvent, type ReactNode } from 'react';
import { clearSearch } from '#lib/browser/storage/saved-search.ts';
import { isSignedIn } from '#lib/browser/session/signed-in.ts';
import { membersPath } from '#lib/rules/community/member-filters.ts';
import { parseSearch, wideFormPath } from '#lib/site/member-search.ts';
import { useHref } from '../../ui/link.tsx';
import { meantKey } from '../../ui/meant-key.ts';
import styles from './search.module.css';

type Props = {
  /** Where it leads without JavaScript. */
  action: string;
  className: string | undefined;
  title: string;
  /** Name of the button that closes the sheet. */
  close: string;
  /** All filters are asked for: the first of those that came with them gets the focus. */
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

  // The page is one for all: what its list leaves out without being asked depends on who reads it.
  useEffect(() => {
    if (!isSignedIn()) return;
    for (const option of form.current?.querySelectorAll<HTMLElement>('[data-for-members]') ?? [])
      option.textContent = option.dataset.forMembers ?? '';
  });

  // The sheet stays until the results are there; those of another search come with a closed one of their own.
  useEffect(() => {
    if (isMoving || !isSent.current) return;
    isSent.current = false;
    closeSheet(form.current);
  }, [isMoving]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (meantKey(event) === 'Escape' && !event.defaultPrevented) closeSheet(form.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const path = membersPath(parseSearch(fieldsOf(event.currentTarget)));
    if (submitter?.getAttribute('name') === 'filters') {
      startMove(() => router.replace(href(wideFormPath(path)), { scroll: false }));
      return;
    }
    // A search for nothing in particular asks for everybody, not for the last search.
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

/** Closes the sheet around the form and leads the focus back to what opened it. */
function closeSheet(form: HTMLFormElement | null): void {
  const sheet = form?.closest('details');
  if (!sheet?.open) return;
  sheet.open = false;
  sheet.querySelector('summary')?.focus();
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(texts);
}
