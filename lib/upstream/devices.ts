import { sealData, unsealData } from 'iron-session';
import { cookieValue, deviceCookie } from '../site/cookies.ts';
import { sealSecret } from './session.ts';

/** What the cookie holds: by what the accounts of one brand that logged in here are known again. */
type Sealed = { brand: string; devices: string[] };

/** 365 days; it says nothing and opens nothing, but whoever has it cannot be shut out by a stranger's guesses. */
const deviceSeconds = 365 * 24 * 3600;
/** Accounts of one browser, the last ones first. */
const maxDevices = 5;

/** The devices in a Cookie header; none where it was forged, has expired or is of another brand. */
export async function getDevices(cookies: string | undefined, brand: string): Promise<string[]> {
  const seal = cookieValue(cookies, deviceCookie);
  if (!seal || seal.length > 4_000) return [];
  try {
    const data = await unsealData<Partial<Sealed>>(seal, { password: sealSecret(), ttl: deviceSeconds });
    if (data.brand !== brand || !Array.isArray(data.devices)) return [];
    return data.devices.filter((each) => typeof each === 'string').slice(0, maxDevices);
  } catch {
    return [];
  }
}

/** The `Set-Cookie` line that keeps another device beside those that a browser has. */
export async function deviceCookieLine(
  device: string,
  cookies: string | undefined,
  brand: string,
): Promise<string> {
  const others = (await getDevices(cookies, brand)).filter((each) => each !== device);
  const sealed: Sealed = { brand, devices: [device, ...others].slice(0, maxDevices) };
  const seal = await sealData(sealed, { password: sealSecret(), ttl: deviceSeconds });
  return `${deviceCookie}=${seal}; Path=/; Max-Age=${deviceSeconds}; HttpOnly; Secure; SameSite=Lax`;
}
