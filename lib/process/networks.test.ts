import { ipv6Prefix48, isNearby, getRateLimitNetwork, clientNetwork } from './networks.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['a-token-and-no-address', 'a-token-and-no-address'],
  ['unknown', 'unknown'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2a00:1450:4001:82a::200a', '2a00:1450:4001:82a::/64'],
  ['2A00:1450:4001:082a:ffff:1:2:3', '2a00:1450:4001:82a::/64'],
  ['2a00:1450::7', '2a00:1450:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('a limit counts %s by %s', (address, network) => {
  expect(getRateLimitNetwork(address)).toBe(network);
});

it('counts all addresses of one network together', () => {
  const networks = ['::1', '::ffff:ffff', ':1:2:3:4'].map((end) =>
    getRateLimitNetwork(`2a00:1450:4001:82a${end}`),
  );
  expect(new Set(networks).size).toBe(1);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2a00:1450:4001:82a::200a', '2a00:1450:4001:800::/56'],
  ['2a00:1450:4001:8ff:1:2:3:4', '2a00:1450:4001:800::/56'],
  ['2a00:1450:4001:900::1', '2a00:1450:4001:900::/56'],
  ['::1', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
])('guesses from %s are counted by %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it.each([
  ['2a00:1450:4001:82a::200a', '2a00:1450:4001::/48'],
  ['2a00:1450:4001:ffff:1:2:3:4', '2a00:1450:4001::/48'],
  ['2A00:1450::7', '2a00:1450:0::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['user:7', null],
])('the networks of %s are counted together by %s', (address, network) => {
  expect(ipv6Prefix48(address)).toBe(network);
});

it.each([
  ['127.0.0.1', true],
  ['172.18.0.1', true],
  ['::ffff:192.168.1.4', true],
  ['::1', true],
  ['fe80::1%eth0', true],
  ['fd00::7', true],
  ['203.0.113.7', false],
  ['::ffff:203.0.113.7', false],
  ['2a00:1450::7', false],
  ['unknown', false],
])('%s is of this machine or a private network: %s', (address, expected) => {
  expect(isNearby(address)).toBe(expected);
});
