import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What a limit counts by: of an IPv6 address the network of 64 bits, for everybody who has one has 2^64 addresses in it;
 * an IPv4 address in the clothes of IPv6 as what it is; anything else, such as an account, as it stands.
 */
export function getRateLimitNetwork(key: string): string {
  const read = readAddress(key);
  return typeof read === 'string' ? read : `${read.slice(0, 4).join(':')}::/64`;
}

/** How many networks of 64 bits may use up their limits within one that a limit counts as a whole. */
export const networksInOne = 20;

/**
 * The network of 48 bits of an IPv6 address: as much is given away for nothing, and whoever has it has 65,536 networks of 64
 * bits to change between. Null for everything else.
 */
export function ipv6Prefix48(key: string): string | null {
  const read = readAddress(key);
  return typeof read === 'string' ? null : `${read.slice(0, 3).join(':')}::/48`;
}

/**
 * The network of one customer or office: 24 bits of an IPv4 address, 56 of an IPv6 address, which is what a household
 * is given. Attempts to guess are counted by it, for whoever guesses changes addresses within.
 */
export function clientNetwork(address: string): string {
  const read = readAddress(address);
  if (typeof read === 'string') return isIPv4(read) ? `${read.slice(0, read.lastIndexOf('.'))}.0/24` : read;
  const [first, second, third, fourth = '0'] = read;
  const front = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${front}::/56`;
}

/** The eight groups of an IPv6 address without leading zeros; anything else as it stands, but for IPv4 in other clothes. */
function readAddress(key: string): string | string[] {
  if (!isIPv6(key)) return key;
  const address = ipaddr.IPv6.parse(key);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return address.parts.map((part) => part.toString(16));
}

const nearby = new Set(['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal']);

/** Whether an address is of this machine or of a private network, as that of a proxy of ours is. */
export function isNearby(address: string): boolean {
  const [plain = ''] = address.split('%', 1);
  return ipaddr.isValid(plain) && nearby.has(ipaddr.process(plain).range());
}
