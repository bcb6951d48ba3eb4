import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import clips from '../../components/growth/landers/film/clips.json' with { type: 'json' };
import { evening } from './evening.ts';
import { walk } from './walk.ts';
import { rainyWindow } from './window.ts';
import { firstWords } from './words.ts';

const folder = join(import.meta.dirname, '../../public');
const scenes = [evening, rainyWindow, firstWords, walk];
const files = Object.values(clips).flatMap(({ webm, mp4, poster }) => [webm, mp4, ...Object.values(poster)]);

test('every film and poster is there, and nothing else', () => {
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  expect(
    readdirSync(join(folder, 'clips'))
      .map((name) => `/clips/${name}`)
      .sort(),
  ).toEqual([...files].sort());
});

test.each(files)('%s is named by its content and small', (file) => {
  const content = readFileSync(join(folder, file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  expect(file).toContain(`-${hash}.`);
  expect(content.length).toBeLessThan(/\.(webm|mp4)$/.test(file) ? 300_000 : 60_000);
});

test.each(scenes)('$name is a picture at every moment, and ends as it began', async (scene) => {
  const { name, width, height, draw } = scene;
  const pixels = (moment: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${draw(moment)}</svg>`,
      ),
    )
      .resize(80)
      .removeAlpha()
      .raw()
      .toBuffer();
  const [first, middle, last] = await Promise.all([pixels(0), pixels(0.5), pixels(1)]);
  const differs = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
  expect({ name, moves: differs(first, middle) > 0.3, jump: differs(first, last) < 0.3 }).toEqual({
    name,
    moves: true,
    jump: true,
  });
  expect(draw(0.37)).not.toMatch(/NaN|undefined/);
});
