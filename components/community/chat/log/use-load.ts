import { startTransition, useEffect, useRef, useState } from 'react';

/** The way on at one edge of what is loaded. */
export type Load = {
  state: 'idle' | 'loading' | 'failed';
  /** Whether there is anything to load. */
  more: boolean;
  /** Loads the next part, unless one is on its way. */
  load: () => void;
};

/** Loads one part after the other, never two at once, and none twice from the same `edge`. */
export function useLoad(more: boolean, edge: number | undefined, read: () => Promise<void>): Load {
  const [state, setState] = useState<Load['state']>('idle');
  const isBusy = useRef(false);
  // What was loaded from here is being drawn.
  const done = useRef<number>(undefined);
  useEffect(() => {
    done.current = undefined;
  }, [edge]);
  const load = async () => {
    if (isBusy.current || !more || edge === undefined || edge === done.current) return;
    isBusy.current = true;
    setState('loading');
    try {
      await read();
      done.current = edge;
      startTransition(() => setState('idle'));
    } catch {
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  };
  return { state, more: more && edge !== undefined, load: () => void load() };
}
