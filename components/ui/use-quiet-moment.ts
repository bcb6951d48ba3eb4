import { useEffect, useState } from 'react';
import { loadLater } from '../../lib/browser/transport/load-later.ts';
import { recordTyping, typedFields } from './typed-fields.ts';

/** Milliseconds between checks whether the page is in use. */
const lookEveryMs = 1_000;

const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])';
const choices = 'input[type=checkbox], input[type=radio]';

/** Another dialog, a started series of questions, or a form with errors. */
const inHand = 'dialog[open], [data-begun], [aria-invalid=true]';

/** The holder of the moment, whose dialog may still be loading. */
let holder: symbol | null = null;

/**
 * Whether something may open unrequested: one at a time, not over another dialog, a focused field or a started form. It
 * waits for that, and stays once open. Everything that opens unrequested must use this with its dialog's loader: a late
 * dialog would interrupt what has started meanwhile.
 */
export function useQuietMoment(isWanted: boolean, load?: () => Promise<unknown>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(recordTyping, []);
  useEffect(() => {
    if (!isWanted) return;
    const me = Symbol('holder');
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const look = () => {
      if (holder !== null || isInUse()) return;
      holder = me;
      clearInterval(timer);
      setOpen(true);
    };
    const begin = () => {
      if (isOver) return;
      timer = setInterval(look, lookEveryMs);
      look();
    };
    if (load) loadLater(load).then(begin, () => undefined);
    else begin();
    return () => {
      isOver = true;
      clearInterval(timer);
      if (holder === me) holder = null;
      setOpen(false);
    };
  }, [isWanted, load]);
  return isWanted && isOpen;
}

function isInUse(): boolean {
  if (document.querySelector(inHand) || document.activeElement?.matches(fields)) return true;
  for (const field of typedFields) if (!field.isConnected || isEmpty(field)) typedFields.delete(field);
  return [...typedFields].some((field) => field.matches(fields) || isToBeSent(field));
}

/** A checkbox or choice in a form with a submit button; others take effect at once. */
function isToBeSent(field: Element): boolean {
  return field.matches(choices) && Boolean(field.closest('form')?.querySelector('[type=submit]'));
}

function isEmpty(field: Element): boolean {
  if (field instanceof HTMLInputElement && field.matches(choices)) return !field.checked;
  const text = 'value' in field ? field.value : field.textContent;
  return typeof text !== 'string' || text.trim() === '';
}
