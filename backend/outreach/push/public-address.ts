import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The allocated part of IPv6. */
const inUse: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  // Zone ids are local to this machine; other number formats are not addresses.
  if (address.includes('%') || !isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  // Other ranges are local, private, for examples, or tunnels to any address.
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(inUse);
}

/**
 * Resolves a name like `dns.lookup`, and fails if any address is not public. Passed to a connection, it ensures that
 * the checked address is the one connected to (no DNS rebinding).
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const first = addresses?.[0];
    if (error || !first) return callback(error ?? new Error(`No address for ${hostname}`), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} is not a public address`), '', 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Names that lead only into private networks (RFC 6761, 6762, 8375 and the one reserved by ICANN). */
const ownNetworks = ['localhost', 'local', 'internal', 'home.arpa'];

/**
 * Whether a URL is https, by host name, on the default port: IP addresses in any format would skip DNS resolution and
 * its check.
 */
export function isNamedUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (url.protocol !== 'https:' || url.port || url.username || url.password || isIP(host)) return false;
  return host.includes('.') && !ownNetworks.some((name) => host === name || host.endsWith(`.${name}`));
}

/**
 * Whether a URL may be called from here: by host name and not into a private network. Used for every URL that others
 * can make us call: push endpoints and postbacks.
 */
export async function isPublicUrl(text: string): Promise<boolean> {
  if (!isNamedUrl(text)) return false;
  return new Promise((resolve) => {
    lookup(new URL(text).hostname, { all: true }, (error, addresses) => {
      // A name that does not resolve now is checked again by `lookupPublic` at each request.
      resolve(error ? true : addresses.every(({ address }) => isPublicAddress(address)));
    });
  });
}
