/** How processes tell each other. A line is `<number> <event>`, a bare `<number>` whose event has to be read, or a bare `<event>`. */
export type EventHandlers = {
  onLine: (line: string) => void;
  /** Lines come from now on; what was said before has to be read. */
  onConnected: () => void;
};

export type FanOut = { close: () => Promise<void> };
