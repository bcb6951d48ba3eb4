import { processWide } from '../site/backends.ts';

/** The backend is unreachable, or the response is not from it. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
}

/** The backend has timed out. */
export class UpstreamTimeout extends Error {
  override name = 'UpstreamTimeout';
}

/** The backend has responded with a named error. */
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

/** Records a failure of the backend, so that the front can tell a 503 from a 500. */
export function markOutage(): void {
  outage().lastAt = Date.now();
}

/** Whether the backend failed within the last `milliseconds`. */
export function hadOutage(milliseconds: number): boolean {
  return Date.now() - outage().lastAt < milliseconds;
}
