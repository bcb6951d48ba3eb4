import * as zlib from 'node:zlib';
import { acceptedOf } from './accepted-codings.ts';
import { compressorOf } from './compress.ts';

const { gzip, brotliCompress } = zlib;
type Done = (error: Error | null, packed: Buffer) => void;
const zstdCompress = (body: Buffer, { params }: { params: Record<number, number> }, done: Done) =>
  done(null, Buffer.from(`${JSON.stringify(params)} ${body.toString()}`));

const withZstd = { gzip, brotliCompress, zstdCompress };
const old = compressorOf({ gzip, brotliCompress });
const young = compressorOf(withZstd);

test.each([
  ['gzip, deflate, br, zstd', 'zstd', 'br'],
  ['gzip, deflate, br, zstd;q=0', 'br', 'br'],
  ['gzip, br', 'br', 'br'],
  ['gzip, zstd', 'zstd', 'gzip'],
  ['zstd', 'zstd', undefined],
  ['identity', undefined, undefined],
])('%s is answered with %s where Node makes zstd, else with %s', (header, withIt, without) => {
  expect(acceptedOf(header, young.codings)[0]).toBe(withIt);
  expect(acceptedOf(header, old.codings)[0]).toBe(without);
});

test('a Node that makes zstd is told how hard to try', async () => {
  expect((await young.compress(Buffer.from('text'), 'zstd', 'call')).toString()).toBe('{"100":3} text');
});

test('a Node that makes none says so, and makes the others', async () => {
  expect(() => old.compress(Buffer.from('text'), 'zstd', 'call')).toThrow('no zstd');
  const [br, gz] = [
    await old.compress(Buffer.from('text'), 'br', 'page'),
    await old.compress(Buffer.from('text'), 'gzip', 'file'),
  ];
  expect([zlib.brotliDecompressSync(br).toString(), zlib.gunzipSync(gz).toString()]).toEqual([
    'text',
    'text',
  ]);
});
