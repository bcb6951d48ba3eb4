import { useEffect, useState } from 'react';

/** Milliseconds between looks whether the page is still in use. */
const lookEveryMs = 1_000;

const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])';

/** Fields that somebody has typed into since this page began, and not sent. */
const typedInto = new Set<Element>();
let isListening = false;
/** Who has the moment: its dialog may be on its way still. */
let holder: symbol | null = null;

/**
 * Whether what opens by itself may be open: not before it is wanted, one at a time, not over another dialog, and not over a
 * field that somebody is in or has typed into and not sent. It waits for that, and once open it stays.
 */
export function useQuietMoment(isWanted: boolean): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(noteTyping, []);
  useEffect(() => {
    if (!isWanted) return;
    const me = Symbol('holder');
    const look = () => {
      if (holder !== null || isInUse()) return;
      holder = me;
      clearInterval(timer);
      setOpen(true);
    };
    const timer = setInterval(look, lookEveryMs);
    look();
    return () => {
      clearInterval(timer);
      if (holder === me) holder = null;
      setOpen(false);
    };
  }, [isWanted]);
  return isWanted && isOpen;
}

function isInUse(): boolean {
  if (document.querySelector('dialog[open]') || document.activeElement?.matches(fields)) return true;
  for (const field of typedInto) if (!field.isConnected || isEmpty(field)) typedInto.delete(field);
  return typedInto.size > 0;
}

function noteTyping(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(fields)) typedInto.add(target);
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of typedInto)
      if (target instanceof Node && target.contains(field)) typedInto.delete(field);
  });
}

function isEmpty(field: Element): boolean {
  const text = 'value' in field ? field.value : field.textContent;
  return typeof text !== 'string' || text.trim() === '';
}
