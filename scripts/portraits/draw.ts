import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type PortraitPerson, portraitPeople } from '../../backend/demo/portrait-people.ts';
import { cast } from './cast.ts';
import { composePortrait } from './compose.ts';
import type { ManifestPerson } from './manifest.ts';
import { planPictures } from './pictures.ts';
import { renderPicture, variantNames } from './render.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'dist/portraits');
const manifestFile = path.join(folder, 'manifest.json');
const sources = [
  'scripts/portraits',
  'backend/demo/portrait-people.ts',
  'backend/demo/random.ts',
  'backend/community/photos/cutter/variants.ts',
];

if (await isUpToDate()) {
  console.log('Portraits are up to date.');
} else {
  const started = performance.now();
  const pictures = await drawAll();
  console.log(`Drew ${pictures} portraits in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

async function drawAll(): Promise<number> {
  await mkdir(folder, { recursive: true });
  const people: ManifestPerson[] = [];
  const waiting = portraitPeople.map((person, index) => ({ person, index }));
  const workers = Array.from({ length: os.availableParallelism() + 1 }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      people[next.index] = await drawPerson(next.person, next.index);
    }
  });
  await Promise.all(workers);
  await removeOthers(people);
  await writeFile(manifestFile, `${JSON.stringify(people, null, 2)}\n`);
  return people.reduce((sum, { pictures }) => sum + pictures.length, 0);
}

async function drawPerson(person: PortraitPerson, index: number): Promise<ManifestPerson> {
  const look = cast[person.id];
  const pictures = [];
  for (const picture of planPictures(person, look, index)) {
    pictures.push(await renderPicture(composePortrait(person, look, picture), folder));
  }
  const { id, gender, age_band, hair_colour, eye_colour, heritage } = person;
  return { person: id, gender, age_band, traits: { hair_colour, eye_colour, heritage }, pictures };
}

async function removeOthers(people: readonly ManifestPerson[]): Promise<void> {
  const wanted = new Set(
    people.flatMap(({ pictures }) =>
      pictures.flatMap(({ hash }) => variantNames.map((name) => `${hash}-${name}.webp`)),
    ),
  );
  const stale = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
}

async function isUpToDate(): Promise<boolean> {
  const made = await stat(manifestFile).catch(() => null);
  if (!made) return false;
  const changed = await Promise.all(sources.map((source) => newestChange(path.join(root, source))));
  return Math.max(...changed) < made.mtimeMs;
}

async function newestChange(at: string): Promise<number> {
  const found = await stat(at);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = await readdir(at);
  return Math.max(...(await Promise.all(inside.map((name) => newestChange(path.join(at, name))))));
}
