import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is in public use. */
const inUse: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  // The zone of an address is a cable of this machine; numbers in other spellings are no addresses.
  if (address.includes('%') || !isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  // Any other range is of one machine, one network, an example, or a tunnel that carries any address inside.
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(inUse);
}

/**
 * Resolves a name like `dns.lookup`, and fails where any of its addresses is not public: given to a connection, it is
 * the address checked here that is connected to, not one a later answer names.
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

/** Names that lead nowhere but into somebody's own network (RFC 6761, 6762, 8375 and the one ICANN has set aside). */
const ownNetworks = ['localhost', 'local', 'internal', 'home.arpa'];

/**
 * Whether an address is one of https, by a name, on the usual port: whatever is given as numbers, in any spelling, a
 * connection would not look up and so not check.
 */
export function isNamedUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (url.protocol !== 'https:' || url.port || url.username || url.password || isIP(host)) return false;
  return host.includes('.') && !ownNetworks.some((name) => host === name || host.endsWith(`.${name}`));
}

/**
 * Whether an address may be called from here: a named one that does not lead to a closed network. The one list for all
 * that somebody outside can make us call: push endpoints and postbacks.
 */
export async function isPublicUrl(text: string): Promise<boolean> {
  if (!isNamedUrl(text)) return false;
  return new Promise((resolve) => {
    lookup(new URL(text).hostname, { all: true }, (error, addresses) => {
      // A name that cannot be resolved now is checked again by `lookupPublic` whenever something is sent to it.
      resolve(error ? true : addresses.every(({ address }) => isPublicAddress(address)));
    });
  });
}
