import sharp from 'sharp';
import { portraitPeople } from '../backend/demo/portrait-people.ts';
import { cast } from './portraits/cast.ts';
import { composePortrait } from './portraits/compose.ts';
import { planPictures } from './portraits/pictures.ts';

/**
 * Lays pictures out on one sheet, to judge the drawing by eye:
 * `tsx scripts/portrait-sheet.ts <file.png> [prefix of ids] [columns] [width of a tile]`.
 */
const [file = 'dist/portraits-sheet.png', prefix = '', columns = '9', width = '200'] = process.argv.slice(2);
const tile = { width: Number(width), height: Math.round(Number(width) * 1.25) };

const all = portraitPeople.flatMap((person, index) =>
  person.id.startsWith(prefix)
    ? planPictures(person, cast[person.id], index).map((picture) =>
        composePortrait(person, cast[person.id], picture),
      )
    : [],
);
const drawn = await Promise.all(
  all.map((svg) => sharp(Buffer.from(svg)).resize(tile.width, tile.height).png().toBuffer()),
);
const across = Number(columns);
await sharp({
  create: {
    width: across * (tile.width + 8),
    height: Math.ceil(drawn.length / across) * (tile.height + 8),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    drawn.map((input, i) => ({
      input,
      left: (i % across) * (tile.width + 8),
      top: Math.floor(i / across) * (tile.height + 8),
    })),
  )
  .png()
  .toFile(file);
