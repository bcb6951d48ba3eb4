import { useState } from 'react';

type Page<Entry> = { entries: readonly Entry[]; more: boolean };

/** A list, newest first: its newest page, updated live, and the older ones loaded on request. */
export function useOlderEntries<Entry>(
  newest: Page<Entry>,
  idOf: (entry: Entry) => number,
  loadPage: (before: number) => Promise<Page<Entry>>,
) {
  const [loaded, setLoaded] = useState<readonly Entry[]>([]);
  const [moreBelow, setMoreBelow] = useState<boolean | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  /** Without duplicates; the later page wins. */
  const join = (...pages: readonly (readonly Entry[])[]) => {
    const byId = new Map(pages.flat().map((entry) => [idOf(entry), entry]));
    return [...byId.values()].sort((a, b) => idOf(b) - idOf(a));
  };
  const entries = join(loaded, newest.entries);

  async function loadOlder() {
    const last = entries.at(-1);
    if (!last || state === 'loading') return;
    setState('loading');
    try {
      const page = await loadPage(idOf(last));
      // The newest page shifts with each entry, so its present entries are stored too.
      setLoaded(join(entries, page.entries));
      setMoreBelow(page.more);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { entries, more: moreBelow ?? newest.more, state, loadOlder };
}
