import { useRef } from 'react';
import { hasVisibleText } from '#lib/contract/community/visible-text.ts';
import { callApi } from '#lib/browser/transport/call.ts';

/** Milliseconds between two notes that the member is typing. */
const pause = 3_000;

/**
 * Tells the other member of a conversation that a text is being written, at most every three seconds. An empty text
 * (sent or deleted) ends that pause: the next letter begins a new text.
 */
export function useSayTyping(conversation: number | null): (text: string) => void {
  const said = useRef(0);
  return (text) => {
    if (!hasVisibleText(text)) {
      said.current = 0;
      return;
    }
    const now = Date.now();
    if (conversation === null || now - said.current < pause) return;
    said.current = now;
    callApi('POST /api/typing.php', { body: { conversation } }).catch(() => undefined);
  };
}
