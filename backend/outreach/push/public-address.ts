import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that only this machine or its neighbours can reach (RFC 6890 and multicast). */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}

/** All of IPv6 that is in public use; whatever lies outside is as closed as the networks above. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
/** But for tunnels, which carry any IPv4 address inside, and examples. */
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 23, 'ipv6');
tunnels.addSubnet('2001:db8::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');
tunnels.addSubnet('3fff::', 20, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  // The zone of an address is a cable of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
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
