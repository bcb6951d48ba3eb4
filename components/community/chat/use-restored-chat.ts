import { useCallback, useState } from 'react';
import { useChats } from '#lib/browser/transport/hooks.ts';
import { useMedia } from './use-media.ts';

/** From here on a conversation has a pane of its own beside the list. */
const twoPanes = '(min-width: 992px)';

/**
 * The conversation opened last, where a wide screen shows the overview: null for none, undefined until that is known.
 * It stays the same until the member leaves the overview or closes it, whatever is opened elsewhere meanwhile.
 */
export function useRestoredChat(isOverview: boolean) {
  const isWide = useMedia(twoPanes);
  const { chats, lastOpened, error } = useChats();
  const [kept, setKept] = useState<{ conversation: number | null }>();

  if (!isOverview && kept) setKept(undefined);
  if (isOverview && isWide && !kept && (chats ?? error)) {
    // A conversation that was removed meanwhile is not brought back.
    const chat = chats?.find((each) => each.profile_id === lastOpened?.profile_id);
    setKept({ conversation: chat?.id ?? null });
  }
  const restored = isOverview && isWide ? kept?.conversation : null;
  const close = useCallback(() => {
    if (isOverview) setKept({ conversation: null });
  }, [isOverview]);
  return { restored, close };
}
