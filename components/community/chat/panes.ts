import { createContext, useContext, useSyncExternalStore } from 'react';

type Frame = {
  /** Conversation shown on wide screens although the address does not name it; undefined until known. */
  restored: number | null | undefined;
  close: () => void;
  /** Profile fields that the brand shows. */
  visible: readonly string[];
  /** The conversation's texts, which load with the frame. */
  texts: { isLoaded: boolean; hasFailed: boolean; retry: () => void };
};

/** What the chat's frame provides to its pages. */
export const FrameContext = createContext<Frame>({
  restored: null,
  close: () => undefined,
  visible: [],
  texts: { isLoaded: true, hasFailed: false, retry: () => undefined },
});

export function useChatFrame(): Frame {
  return useContext(FrameContext);
}

/** Whether a media query matches; false during hydration. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
