/** How a call waits before it is made again; tests wait for nothing. */
export const retryClock = {
  /** @param milliseconds the pause */
  wait: (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
