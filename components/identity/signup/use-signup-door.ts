import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { forgetInvitation, keptInvitation } from '#lib/browser/identity/invitation.ts';
import { trafficSource } from '#lib/browser/growth/traffic-source.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';

export type Door =
  | 'checking'
  /** Whether the invitation counts could not be found out. */
  | 'failed'
  | 'open'
  /** Open by an invitation. */
  | 'invited'
  | 'closed'
  /** An invitation opens nothing any more: the signup is open without it, or closed. */
  | 'over-open'
  | 'over-closed';

/**
 * Whether this visitor may sign up (section 5, roles): everybody, who comes from a traffic source, or invited guests. An
 * invitation opens it everywhere and is asked about before anybody fills in a form in vain.
 */
export function useSignupDoor(signups: Settings['signups']): { door: Door; again: () => void } {
  // The server knows neither link nor tab: a signup for all is drawn at once.
  const [door, setDoor] = useState<Door>(signups === 'all' ? 'open' : 'checking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = async () => {
      const found = await findDoor(signups);
      if (isWanted) setDoor(found);
    };
    void settle();
    return () => {
      isWanted = false;
    };
  }, [signups, attempt]);
  const again = useCallback(() => {
    setDoor('checking');
    setAttempt((before) => before + 1);
  }, []);
  return { door, again };
}

async function findDoor(signups: Settings['signups']): Promise<Door> {
  const isOpen = signups === 'all' || (signups === 'with_trafficsource' && trafficSource() !== null);
  const token = keptInvitation();
  if (!token) return isOpen ? 'open' : 'closed';
  try {
    const { valid } = await callApi('POST /api/invitation.php', { body: { token } });
    if (valid) return 'invited';
    forgetInvitation();
    return isOpen ? 'over-open' : 'over-closed';
  } catch {
    return isOpen ? 'open' : 'failed';
  }
}
