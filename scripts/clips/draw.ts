import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { evening } from './evening.ts';
import type { Scene } from './scene.ts';
import { walk } from './walk.ts';
import { rainyWindow } from './window.ts';
import { firstWords } from './words.ts';

/**
 * Draws the films of the landers and their posters into `public/clips`, named by their content, and writes where they are
 * to `components/growth/landers/film/clips.json`. Needs `ffmpeg` with libvpx and libx264; its output is checked in, so that
 * neither a build nor a start does.
 */

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'public/clips');
const list = path.join(root, 'components/growth/landers/film/clips.json');

const framesPerSecond = 20;
/** Bytes that a film may have: it is decoration. */
const largest = 300_000;

const codecs = {
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
  ],
  mp4: ['-c:v', 'libx264', '-crf', '29', '-preset', 'slow', '-profile:v', 'main', '-movflags', '+faststart'],
} as const;

const posters = {
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 6 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 6 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 74, mozjpeg: true }),
} as const;

type Clip = {
  width: number;
  height: number;
  webm: string;
  mp4: string;
  poster: Record<keyof typeof posters, string>;
};

await drawAll([evening, rainyWindow, firstWords, walk]);

async function drawAll(scenes: readonly Scene[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const clips: Record<string, Clip> = {};
  for (const scene of scenes) clips[scene.name] = await drawClip(scene);
  await mkdir(path.dirname(list), { recursive: true });
  await writeFile(list, `${JSON.stringify(clips, null, 2)}\n`);
}

async function drawClip(scene: Scene): Promise<Clip> {
  const poster = sharp(Buffer.from(svgOf(scene, scene.poster))).removeAlpha();
  const [webm, mp4, avif, webp, jpg] = await Promise.all([
    film(scene, 'webm'),
    film(scene, 'mp4'),
    keep(scene, 'avif', await posters.avif(poster.clone()).toBuffer()),
    keep(scene, 'webp', await posters.webp(poster.clone()).toBuffer()),
    keep(scene, 'jpg', await posters.jpg(poster.clone()).toBuffer()),
  ]);
  const { width, height } = scene;
  return { width, height, webm, mp4, poster: { avif, webp, jpg } };
}

async function film(scene: Scene, kind: keyof typeof codecs): Promise<string> {
  const work = await mkdtemp(path.join(tmpdir(), 'clip-'));
  const file = path.join(work, `film.${kind}`);
  const size = `${scene.width}x${scene.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(framesPerSecond), '-i', '-'];
  // Without dates the same pictures make the same file.
  const output = ['-an', '-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-fflags', '+bitexact', file];
  const options = ['-y', '-loglevel', 'error', ...input, ...codecs[kind], ...output];
  const encoder = spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'close');
  const frames = scene.seconds * framesPerSecond;
  for (let frame = 0; frame < frames; frame++) {
    const picture = sharp(Buffer.from(svgOf(scene, frame / frames)));
    const pixels = await picture.removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${scene.name}.${kind}`);
  const made = await readFile(file);
  await rm(work, { recursive: true });
  if (made.length > largest) throw new Error(`${scene.name}.${kind} has ${made.length} bytes`);
  return keep(scene, kind, made);
}

/** Writes a file under a name that changes with its content; returns its path on the site. */
async function keep({ name }: Scene, kind: string, content: Buffer): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = `${name}-${hash}.${kind}`;
  await writeFile(path.join(folder, file), content);
  console.log(`${file}: ${Math.ceil(content.length / 1000)} kB`);
  return `/clips/${file}`;
}

function svgOf({ width, height, draw }: Scene, moment: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw(moment)}</svg>`;
}
