import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { parseAcceptEncoding } from './accepted-codings.ts';
import { compress, type Coding } from './compress.ts';

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br, zstd;q=0', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['*', 'zstd'],
  ['br;q=0, *;q=0.1', 'zstd'],
  ['identity', undefined],
  ['', undefined],
])('%s is answered with %s', (header, coding) => {
  expect(parseAcceptEncoding(header)[0]).toBe(coding);
});

const text = Buffer.from('A page says much twice. '.repeat(200));

test.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s is smaller and says the same', async (coding: Coding, unpack) => {
  for (const effort of ['file', 'page', 'call'] as const) {
    const packed = await compress(text, coding, effort);
    expect(packed.length).toBeLessThan(text.length / 10);
    expect(unpack(packed).equals(text)).toBe(true);
  }
});

test('zstd includes the size, so that a browser knows it from the first byte', async () => {
  // The frame header contains the full length (RFC 8878, section 3.1.1.1).
  const packed = await compress(text, 'zstd', 'call');
  const descriptor = packed[4] ?? 0;
  expect(descriptor >> 6).toBeGreaterThan(0);
});
