import { isIPv6 } from 'node:net';

/**
 * What a limit counts by: of an IPv6 address the network of 64 bits, for everybody who has one has 2^64 addresses in it;
 * an IPv4 address in the clothes of IPv6 as what it is; anything else, such as a token, as it stands.
 */
export function networkOf(key: string): string {
  if (!isIPv6(key)) return key;
  const address = key.toLowerCase().split('%', 1)[0] ?? '';
  const mapped = /^[0:]*:ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [front = '', back] = address.split('::');
  const before = front ? front.split(':') : [];
  // An IPv4 address at the end stands for two groups.
  const after = back ? back.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group])) : [];
  const gap = back === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
