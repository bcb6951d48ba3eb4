import type { PortraitPerson } from '../../backend/demo/portrait-people.ts';
import { type Random, seededRandom } from '../../backend/demo/random.ts';
import type { SceneName } from './background.ts';
import type { Garment, Outfit } from './clothes.ts';
import type { Picture } from './compose.ts';
import type { Expression, Look, Pose } from './look.ts';
import type { ClothName } from './palette.ts';
import type { Pattern } from './patterns.ts';

const studio: readonly SceneName[] = [
  'rose', 'sky', 'mint', 'lilac', 'peach', 'aqua', 'stone', 'honey', 'arch', 'archBlue', 'rings', 'leaves',
]; // prettier-ignore
const indoors: readonly SceneName[] = ['window', 'books', 'cafe', 'kitchen', 'gallery', 'lights'];
const outdoors: readonly SceneName[] = [
  'sea',
  'hills',
  'mountains',
  'forest',
  'city',
  'park',
  'harbour',
  'snow',
];

type Wardrobe = Record<'studio' | 'indoors' | 'outdoors', readonly Garment[]>;

const womensClothes: Wardrobe = {
  studio: ['scoop', 'vneck', 'blouse', 'sweater', 'square', 'turtleneck', 'tee'],
  indoors: ['cardigan', 'blouse', 'blazer', 'turtleneck', 'square', 'sweater'],
  outdoors: ['straps', 'tee', 'denim', 'sweater', 'scoop'],
};
const mensClothes: Wardrobe = {
  studio: ['shirt', 'tee', 'polo', 'sweater', 'hoodie', 'turtleneck'],
  indoors: ['blazer', 'shirt', 'cardigan', 'sweater', 'turtleneck'],
  outdoors: ['denim', 'hoodie', 'polo', 'tee', 'shirt'],
};

const patternsOf: Partial<Record<Garment, readonly Pattern[]>> = {
  tee: ['stripes'],
  sweater: ['knit', 'stripes', 'knit'],
  shirt: ['checks'],
  blouse: ['dots'],
  square: ['flowers', 'dots'],
  straps: ['flowers', 'dots'],
  scoop: ['stripes'],
  turtleneck: ['knit'],
};

/** Grounds on which the hair or the cloth of the main picture would vanish. */
const tooClose: Partial<Record<ClothName, readonly SceneName[]>> = {
  magenta: ['rose', 'rings'],
  rose: ['rose', 'rings', 'arch'],
  coral: ['arch', 'peach', 'rose'],
  rust: ['peach', 'arch'],
  mustard: ['honey'],
  sand: ['peach', 'honey', 'arch'],
  green: ['mint', 'leaves'],
  olive: ['leaves', 'mint'],
  teal: ['aqua'],
  sky: ['sky', 'archBlue', 'aqua'],
  lilac: ['lilac'],
  grey: ['stone'],
  indigo: ['sky'],
};

/** The two to four pictures of a person: a plain portrait first, then at home or in town, then outside. */
export function planPictures(person: PortraitPerson, look: Look, index: number): Picture[] {
  const random = seededRandom(`portrait ${person.id}`);
  const clothes = person.gender === 'man' ? mensClothes : womensClothes;
  const [first, second, third] = look.cloths;
  const covered = look.hair === 'scarf';
  const dress = (place: keyof Wardrobe, cloth: ClothName, inner: ClothName) =>
    covered ? coveredOutfit(random, cloth, inner) : outfit(random, clothes[place], cloth, inner);
  const hair = (other: boolean) => (other && look.otherHair ? look.otherHair : look.hair);

  const pictures: Picture[] = [
    {
      scene: ground(index, first),
      outfit: dress('studio', first, second),
      hair: hair(false),
      pose: pose(random, 'main'),
    },
    {
      scene: at(indoors, index),
      outfit: dress('indoors', second, third),
      hair: hair(true),
      pose: pose(random, 'near'),
    },
  ];
  if (index % 5 !== 4) {
    const scene = at(outdoors, index * 3 + 1);
    const worn: Outfit =
      scene === 'snow' ? { garment: 'coat', cloth: third, inner: first } : dress('outdoors', third, first);
    pictures.push({ scene, outfit: worn, hair: hair(false), pose: pose(random, 'far') });
  }
  if (index % 4 === 1) {
    const scene = at(studio, index + 7);
    pictures.push({
      scene,
      outfit: dress('studio', second, first),
      hair: hair(true),
      pose: pose(random, 'near'),
    });
  }
  return pictures;
}

function ground(index: number, cloth: ClothName): SceneName {
  const fits = studio.filter((scene) => !tooClose[cloth]?.includes(scene));
  return at(fits, index * 5);
}

function outfit(random: Random, garments: readonly Garment[], cloth: ClothName, inner: ClothName): Outfit {
  const garment = random.pick(garments);
  const patterns = patternsOf[garment];
  return patterns && random.chance(0.5)
    ? { garment, cloth, inner, pattern: random.pick(patterns) }
    : { garment, cloth, inner };
}

function coveredOutfit(random: Random, cloth: ClothName, inner: ClothName): Outfit {
  return { garment: random.pick(['sweater', 'blouse', 'cardigan'] as const), cloth, inner };
}

const moods: Record<'main' | 'near' | 'far', readonly (readonly [Expression, number])[]> = {
  main: [['smile', 5], ['grin', 4], ['calm', 1]],
  near: [['grin', 4], ['calm', 3], ['smile', 3], ['wink', 0.6]],
  far: [['laugh', 3], ['grin', 4], ['smile', 2]],
}; // prettier-ignore

function pose(random: Random, distance: 'main' | 'near' | 'far'): Pose {
  const zoom = { main: 1.24, near: 1.34, far: 1.06 }[distance] + random.int(-3, 3) / 100;
  const sideways = distance === 'main' ? 10 : 46;
  const down = { main: 14, near: 44, far: 46 }[distance];
  const turn = random.int(-13, 13);
  return {
    expression: random.weighted(moods[distance]),
    tilt: random.int(-5, 5),
    turn,
    zoom,
    shift: [random.int(-sideways, sideways), down + random.int(-8, 8)],
  };
}

function at(items: readonly SceneName[], index: number): SceneName {
  return items[index % items.length] ?? 'stone';
}
