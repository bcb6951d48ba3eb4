import * as zlib from 'node:zlib';
import { codings } from '../http/compress.ts';
import { compressAnswer } from './compress-answer.ts';

const text = JSON.stringify({ names: Array.from({ length: 300 }, (_, at) => `Alice ${at}`) });
const answer = (changes = {}) => ({
  status: 200,
  headers: { 'content-type': 'application/json', etag: '"tag"' },
  body: Buffer.from(text),
  isOpen: true,
  ...changes,
});

test.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
  ...('zstdDecompressSync' in zlib ? [['zstd', zlib.zstdDecompressSync] as const] : []),
] as [string, (body: Buffer) => Buffer][])('a large open answer goes out as %s', async (coding, unpack) => {
  const { body, headers } = await compressAnswer(answer(), coding);
  expect(headers).toMatchObject({ 'content-encoding': coding, etag: 'W/"tag"', vary: 'accept-encoding' });
  expect(body.length).toBeLessThan(text.length / 3);
  expect(unpack(body as Buffer).toString()).toBe(text);
});

test('the best that this Node can make is taken', async () => {
  const { headers } = await compressAnswer(answer(), 'gzip, deflate, br, zstd');
  expect(headers['content-encoding']).toBe(codings[0]);
  expect(codings[0]).toBe('zstdCompress' in zlib ? 'zstd' : 'br');
});

test.each([
  ['what belongs to one session', { isOpen: false }],
  ['what says nothing of it', { isOpen: undefined }],
  ['a small one', { body: Buffer.alloc(1_024, 'a') }],
  ['a refusal', { status: 404 }],
])('%s stays as it is', async (_what, changes) => {
  const given = answer(changes);
  expect(await compressAnswer(given, 'gzip, br, zstd')).toBe(given);
});

test('sends it uncompressed without an accepted coding, and tells caches that it varies', async () => {
  for (const accepted of [undefined, '', 'identity', 'br;q=0']) {
    const { body, headers } = await compressAnswer(answer(), accepted);
    expect(String(body)).toBe(text);
    expect(headers).toMatchObject({ vary: 'accept-encoding', etag: '"tag"' });
    expect(headers).not.toHaveProperty('content-encoding');
  }
});
