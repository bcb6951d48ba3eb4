import { isIPv4, isIPv6 } from 'node:net';

/**
 * What a limit counts by: of an IPv6 address the network of 64 bits, for everybody who has one has 2^64 addresses in it;
 * an IPv4 address in the clothes of IPv6 as what it is; anything else, such as an account, as it stands.
 */
export function networkOf(key: string): string {
  if (!isIPv6(key)) return key;
  return mappedAddress(key) ?? `${groupsOf(key).slice(0, 4).join(':')}::/64`;
}

/** How many networks of 64 bits may use up their limits within one that a limit counts as a whole. */
export const networksInOne = 20;

/**
 * The network of 48 bits of an IPv6 address: as much is given away for nothing, and whoever has it has 65,536 networks of 64
 * bits to change between. Null for everything else.
 */
export function giftedNetworkOf(key: string): string | null {
  if (!isIPv6(key) || mappedAddress(key) !== null) return null;
  return `${groupsOf(key).slice(0, 3).join(':')}::/48`;
}

/**
 * The network of one customer or office: 24 bits of an IPv4 address, 56 of an IPv6 address, which is what a household
 * is given. Attempts to guess are counted by it, for whoever guesses changes addresses within.
 */
export function wideNetworkOf(address: string): string {
  const plain = isIPv6(address) ? mappedAddress(address) : address;
  if (plain === null) {
    const [first, second, third, fourth = '0'] = groupsOf(address);
    const front = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
    return `${first}:${second}:${third}:${front}::/56`;
  }
  return isIPv4(plain) ? `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` : plain;
}

const withoutZone = (address: string) => address.toLowerCase().split('%', 1)[0] ?? '';

function mappedAddress(address: string): string | null {
  return /^[0:]*:ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(withoutZone(address))?.[1] ?? null;
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  const [front = '', back] = withoutZone(address).split('::');
  const before = front ? front.split(':') : [];
  // An IPv4 address at the end stands for two groups.
  const after = back ? back.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group])) : [];
  const gap = back === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
