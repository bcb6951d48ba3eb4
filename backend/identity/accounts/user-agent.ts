import Bowser from 'bowser';
import type { Session } from '#lib/contract/identity/sessions.ts';

type Named = Pick<Session, 'browser' | 'system' | 'device'>;

const devices: Record<string, Named['device']> = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop' };

export function parseUserAgent(userAgent: string): Named {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: devices[platform.type ?? ''] ?? null,
  };
}
