import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The number that a key has for browsers while it serves the word list of an input method. */
const ofInputMethod = 229;

/**
 * The key that was pressed, by its name; empty where it serves the word list of an input method, as Enter does that takes
 * a word of it. Safari ends the word first and tells of the key afterwards, by that number alone. An Enter with its own
 * number right behind a word is meant: so keyboards on glass send it.
 */
export function meantKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { key, keyCode, isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === ofInputMethod ? '' : key;
}
