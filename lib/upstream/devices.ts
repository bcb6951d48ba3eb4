import { sealData, unsealData } from 'iron-session';
import { cookieValue, deviceCookie } from '../site/cookies.ts';
import { sealSecret } from './session.ts';

/** The cookie's content: the device tokens of accounts of one brand that logged in here. */
type Sealed = { brand: string; devices: string[] };

/** 365 days. The cookie grants no access, but protects its owner from being locked out by a stranger's guesses. */
const deviceSeconds = 365 * 24 * 3600;
/** Accounts per browser, the most recent first. */
const maxDevices = 5;

/** The devices in a Cookie header; none if forged, expired or of another brand. */
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

/** The `Set-Cookie` line that adds a device to a browser's others. */
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
