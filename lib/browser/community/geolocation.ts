import { useCallback, useEffect, useRef, useState } from 'react';
import { cachePlace, getCachedPlace, roundPosition, type Town } from '../../rules/community/geocode-cache.ts';
import { getErrorCode } from '../transport/api-error.ts';
import { callApi } from '../transport/call.ts';
import { browserStorage } from '../storage/storage.ts';

export type LocateFailure =
  /** Denied by the visitor or the browser. */
  | 'denied'
  /** The device has no position, or the page may not request it. */
  | 'unavailable'
  | 'timeout'
  | 'offline'
  /** A position without a town near it. */
  | 'nowhere'
  | 'failed';

export type LocateState =
  | { step: 'idle' | 'asking' | 'locating' }
  | { step: 'found'; place: Town }
  | { step: 'failed'; reason: LocateFailure };

/** The permission's state (`docs/specification.md` §3); `unknown` if the browser does not report it. */
export type LocatePermission = PermissionState | 'unknown';

/** Milliseconds to wait for a position. */
const timeoutMs = 12_000;
const reasons: Record<number, LocateFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/**
 * The visitor's town. `locate` requests the position, which is rounded before it is sent and never part of an address;
 * the town is cached for an hour (`docs/specification.md` §9).
 */
export function useGeolocation() {
  const [state, setState] = useState<LocateState>({ step: 'idle' });
  const permission = useLocatePermission();
  const isRunning = useRef(false);

  // Not asked again after the browser's own prompt was just accepted.
  const step = state.step === 'asking' && permission === 'granted' ? 'locating' : state.step;

  const locate = useCallback(async (): Promise<Town | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setState({ step: 'asking' });
    try {
      const place = await findPlace(() => setState({ step: 'locating' }));
      setState({ step: 'found', place });
      return place;
    } catch (error) {
      setState({ step: 'failed', reason: error instanceof LocateError ? error.reason : 'failed' });
      return null;
    } finally {
      isRunning.current = false;
    }
  }, []);

  return { state: { ...state, step } as LocateState, permission, locate };
}

class LocateError extends Error {
  readonly reason: LocateFailure;

  constructor(reason: LocateFailure) {
    super(reason);
    this.reason = reason;
  }
}

async function findPlace(onPosition: () => void): Promise<Town> {
  const { coords } = await currentPosition();
  onPosition();
  const position = roundPosition(coords.latitude, coords.longitude);
  const cached = getCachedPlace(browserStorage, position, Date.now());
  if (cached) return cached;
  if (!navigator.onLine) throw new LocateError('offline');
  try {
    const place = await callApi('GET /api/geocode.php', { query: position });
    cachePlace(browserStorage, position, place, Date.now());
    return place;
  } catch (error) {
    if (!navigator.onLine) throw new LocateError('offline');
    throw new LocateError(getErrorCode(error) === 'not_found' ? 'nowhere' : 'failed');
  }
}

function currentPosition(): Promise<GeolocationPosition> {
  const { geolocation } = navigator as Partial<Navigator>;
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new LocateError('unavailable'));
    geolocation.getCurrentPosition(
      resolve,
      ({ code }) => {
        // Without a network most devices have no position: names the cause that can be fixed.
        const reason = reasons[code] ?? 'failed';
        reject(new LocateError(reason !== 'denied' && !navigator.onLine ? 'offline' : reason));
      },
      { timeout: timeoutMs, maximumAge: 600_000 },
    );
  });
}

/** The geolocation permission, updated when the browser's settings change. */
function useLocatePermission(): LocatePermission {
  const [permission, setPermission] = useState<LocatePermission>('unknown');
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let gone = false;
    const follow = () => status && setPermission(status.state);
    const { permissions } = navigator as Partial<Navigator>;
    permissions?.query({ name: 'geolocation' }).then(
      (answer) => {
        if (gone) return;
        status = answer;
        follow();
        status.addEventListener('change', follow);
      },
      // Some browsers support the query but not this permission.
      () => undefined,
    );
    return () => {
      gone = true;
      status?.removeEventListener('change', follow);
    };
  }, []);
  return permission;
}
