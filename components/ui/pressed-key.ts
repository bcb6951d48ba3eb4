import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code that browsers report while an input method handles the key. */
const ofInputMethod = 229;

/**
 * The pressed key's name; empty while an input method handles it, as for an Enter that confirms a word. Safari ends the
 * composition first and then reports the key, recognisable only by that code. An Enter with its own code right after a
 * composition is intended, as touch keyboards send it.
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { key, keyCode, isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === ofInputMethod ? '' : key;
}
