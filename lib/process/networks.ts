import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The key that a rate limit counts by: the /64 network of an IPv6 address, as its holder has 2^64 addresses; an
 * IPv4-mapped IPv6 address as IPv4; anything else, such as an account, unchanged.
 */
export function getRateLimitNetwork(key: string): string {
  const read = readAddress(key);
  return typeof read === 'string' ? read : `${read.slice(0, 4).join(':')}::/64`;
}

/** Number of /64 networks that may use up their limits before the surrounding network is limited as a whole. */
export const networksPerPrefix48 = 20;

/** The /48 network of an IPv6 address: free to get, with 65,536 /64 networks to change between. Null otherwise. */
export function ipv6Prefix48(key: string): string | null {
  const read = readAddress(key);
  return typeof read === 'string' ? null : `${read.slice(0, 3).join(':')}::/48`;
}

/**
 * The network of one customer or office: 24 bits of an IPv4 address, 56 of an IPv6 address (a household). Guessing
 * attempts are counted by it, as attackers change addresses within.
 */
export function clientNetwork(ip: string): string {
  const read = readAddress(ip);
  if (typeof read === 'string') return isIPv4(read) ? `${read.slice(0, read.lastIndexOf('.'))}.0/24` : read;
  const [first, second, third, fourth = '0'] = read;
  const front = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${front}::/56`;
}

/** The eight groups of an IPv6 address without leading zeros; IPv4-mapped addresses as IPv4; others unchanged. */
function readAddress(key: string): string | string[] {
  if (!isIPv6(key)) return key;
  const ip = ipaddr.IPv6.parse(key);
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString();
  return ip.parts.map((part) => part.toString(16));
}

const nearby = new Set(['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal']);

/** Whether an address is local or private, like those of our proxies. */
export function isNearby(ip: string): boolean {
  const [plain = ''] = ip.split('%', 1);
  return ipaddr.isValid(plain) && nearby.has(ipaddr.process(plain).range());
}
