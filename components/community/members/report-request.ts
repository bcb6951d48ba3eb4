import { useSyncExternalStore } from 'react';

/** A report being written: of the member, or of the photo with this `filename`. */
type ReportRequest = { photo: string | null };

let request: ReportRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the report dialog of this profile, from the photos or the buttons. */
export function openReport(photo: string | null = null): void {
  change({ photo });
}

export function closeReport(): void {
  change(null);
}

export function useReportRequest(): ReportRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}

function change(next: ReportRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next profile must not show the last one's report.
    if (listeners.size === 0) request = null;
  };
}
