import { useEffect, useSyncExternalStore } from 'react';
import { backPath } from '../../rules/platform/paths.ts';
import { tabStorage } from '../storage/storage.ts';

const storageKey = 'vonk_back';
const never = () => () => undefined;

/** The conversation that opened this page (`?back=`), or null. Stored in the tab, as payment providers lose it. */
export function useBack(): string | null {
  const back = useSyncExternalStore(never, parseReturnPath, () => null);
  useEffect(() => {
    if (back) tabStorage.setItem(storageKey, back);
  }, [back]);
  return back;
}

/** The conversation that led to this tab's purchase, or null. */
export function usePurchaseReturnPath(): string | null {
  return useSyncExternalStore(never, loadReturnPath, () => null);
}

const parseReturnPath = () => backPath(window.location.search);

function loadReturnPath(): string | null {
  const stored = tabStorage.getItem(storageKey);
  return stored ? backPath(`?back=${encodeURIComponent(stored)}`) : null;
}
