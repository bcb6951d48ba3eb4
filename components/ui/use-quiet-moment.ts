import { useEffect, useState } from 'react';
import { recordTyping, typedFields } from './typed-fields.ts';

/** Milliseconds between looks whether the page is still in use. */
const lookEveryMs = 1_000;

const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])';
const choices = 'input[type=checkbox], input[type=radio]';

/** Another dialog, a later one of several questions, and a form that was told what is wrong with it. */
const inHand = 'dialog[open], [data-begun], [aria-invalid=true]';

/** Who has the moment: its dialog may be on its way still. */
let holder: symbol | null = null;

/**
 * Whether what opens by itself may be open: not before it is wanted, one at a time, not over another dialog, and not over a
 * field in use or a form begun. It waits for that, and once open it stays. Whatever opens by itself asks here, and says how
 * its dialog is loaded: what comes long after its moment would open over what was begun meanwhile.
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
    if (load) load().then(begin, () => undefined);
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

/** A box or choice of a form that waits for its button; elsewhere a press is all there is to do. */
function isToBeSent(field: Element): boolean {
  return field.matches(choices) && Boolean(field.closest('form')?.querySelector('[type=submit]'));
}

function isEmpty(field: Element): boolean {
  if (field instanceof HTMLInputElement && field.matches(choices)) return !field.checked;
  const text = 'value' in field ? field.value : field.textContent;
  return typeof text !== 'string' || text.trim() === '';
}
