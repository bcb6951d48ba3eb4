import { processWide } from '../site/process-wide.ts';

/** The backend cannot be reached, or what answers is not our backend. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
}

/** The backend took longer than it may. */
export class UpstreamTimeout extends Error {
  override name = 'UpstreamTimeout';
}

/** The backend answered with a named error. */
export class BackendRefusal extends Error {
  override name = 'BackendRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The backend answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

const outage = () => processWide('outage', () => ({ lastAt: 0 }));

/** Remembers that the backend failed just now: the front tells a 503 from a 500 by it. */
export function markOutage(): void {
  outage().lastAt = Date.now();
}

/** Whether the backend failed within the last `milliseconds`. */
export function hadOutage(milliseconds: number): boolean {
  return Date.now() - outage().lastAt < milliseconds;
}
