import { readdirSync, readFileSync } from 'node:fs';
import { portraitPeople } from './portrait-people.ts';
import { listPortraits, type Portrait } from './store-portraits.ts';

const folder = 'demo/portraits';
const portraits = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Portrait[];

test('everyone who may be cast has pictures', () => {
  expect(portraits.map(({ person }) => person)).toEqual(portraitPeople.map(({ id }) => id));
  expect(portraits.filter(({ pictures }) => pictures.length < 2)).toEqual([]);
});

test('every picture is there in its four sizes, and nothing else', () => {
  const files = portraits.flatMap(({ pictures }) =>
    pictures.flatMap(({ hash }) =>
      ['large', 'locked', 'medium', 'thumb'].map((size) => `${hash}-${size}.webp`),
    ),
  );
  expect(readdirSync(folder).filter((name) => name.endsWith('.webp'))).toEqual(files.sort());
});

test('a folder that the image leaves out is refused with a sentence', async () => {
  await expect(listPortraits('demo/nowhere')).rejects.toThrow(
    'The image has no demo pictures: run this in a checkout.',
  );
});
