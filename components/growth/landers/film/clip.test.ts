import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { filmClips } from './clip.ts';

const files = Object.values(filmClips).flatMap(({ webm, mp4, poster }) => [
  webm,
  mp4,
  ...Object.values(poster),
]);

test('every film and poster is there, and nothing else', () => {
  expect(
    readdirSync('public/clips')
      .map((name) => `/clips/${name}`)
      .sort(),
  ).toEqual([...files].sort());
});

test.each(files)('%s is named by its content and small', (file) => {
  const content = readFileSync(`public${file}`);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  expect(file).toContain(`-${hash}.`);
  expect(content.length).toBeLessThan(/\.(webm|mp4)$/.test(file) ? 300_000 : 60_000);
});
