import { isNamedUrl, isPublicAddress, isPublicUrl, lookupPublic } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '142.250.185.106', '2a00:1450:4001:82a::200a'])('admits %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '239.1.1.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '192.88.99.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '2001::7f00:1',
    '2001:db8::1',
    '3fff::1',
    'fe80::1%eth0',
    '2a00:1450::1%eth0',
    'ff02::1',
    'fec0::1',
    '0x7f.1',
    '2130706433',
    'push.example',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('isPublicUrl', () => {
  /** This machine and its neighbours, in notations that URL parsers disagree on. */
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '127.255.255.254',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '\uff11\uff12\uff17.0.0.1',
    '%31%32%37.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.b.localhost.',
    '10.0.0.7',
    '10.7',
    '172.16.0.1',
    '192.168.1.1',
    '3232235777',
    '100.64.0.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:a9fe:a9fe]',
    '[ff02::1]',
    'printer.local',
    'metadata.google.internal',
    'router.home.arpa',
    'intranet',
  ];
  const urls = [
    'http://push.example.org/a',
    'ftp://push.example.org/a',
    'file:///etc/passwd',
    'gopher://push.example.org/a',
    'https://push.example.org:22/a',
    'https://push.example.org:8443/a',
    'https://user:secret@push.example.org/a',
    'https://push.example.org@127.0.0.1/a',
    '//push.example.org/a',
    'push.example.org',
    'https://',
  ];

  it.each([...hosts.map((host) => `https://${host}/a`), ...urls])('refuses %s', async (url) => {
    await expect(isPublicUrl(url)).resolves.toBe(false);
  });
});

describe('lookupPublic', () => {
  it('fails for a name of this machine', async () => {
    const error = await new Promise((resolve) =>
      lookupPublic('localhost', {}, (failure) => resolve(failure)),
    );
    expect(error).toBeInstanceOf(Error);
  });
});

describe('isNamedUrl', () => {
  it.each(['https://push.example.org/a', 'https://push.example.org:443/a', 'https://push.example.org./a'])(
    'admits %s',
    (url) => expect(isNamedUrl(url)).toBe(true),
  );

  it.each(['https://8.8.8.8/', 'https://127.0.0.1./', 'https://localhost./', 'no address', ''])(
    'refuses %s',
    (url) => expect(isNamedUrl(url)).toBe(false),
  );
});
