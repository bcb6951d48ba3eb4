import { createContext, useContext } from 'react';

type Frame = {
  /** Conversation that a wide screen shows beside the list though no address names it; undefined until that is known. */
  restored: number | null | undefined;
  /** Shows it no longer. */
  close: () => void;
  /** Fields of a profile that the brand shows. */
  visible: readonly string[];
};

/** What the frame around list and conversation tells the pages in it. */
export const FrameContext = createContext<Frame>({ restored: null, close: () => undefined, visible: [] });

export function useChatFrame(): Frame {
  return useContext(FrameContext);
}
