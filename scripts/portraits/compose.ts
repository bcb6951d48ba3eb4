import type { PortraitPerson } from '../../backend/demo/portrait-people.ts';
import { drawEarrings, drawGlasses } from './accessories.ts';
import { drawAgeLines } from './age-lines.ts';
import { drawBackground, type SceneName } from './background.ts';
import { drawBeard } from './beard.ts';
import { drawBehindNeck, drawClothes, drawShoulders, type Outfit } from './clothes.ts';
import { drawEyes } from './eyes.ts';
import { drawFace, drawNeck } from './face.ts';
import { drawHair, type HairStyle } from './hair.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { type Look, type Pose, yearsOf } from './look.ts';
import { drawMouth, drawNose } from './mouth.ts';
import { type ClothName, cloths, hairTones, type HairTone, irises, skins } from './palette.ts';
import { group, shape } from './svg.ts';

export type Picture = { scene: SceneName; outfit: Outfit; hair: HairStyle; pose: Pose };

/** One picture of a drawn person as SVG, 800 × 1000. */
export function composePortrait(person: PortraitPerson, look: Look, picture: Picture): string {
  const man = person.gender === 'man';
  const { pose } = picture;
  const tone = picture.hair === 'scarf' ? scarfTone(picture.outfit.inner ?? 'rose') : toneOf(person, look);
  const hair = drawHair(picture.hair, tone);
  const head = `transform="rotate(${pose.tilt} 0 150) scale(${look.width ?? 1} 1)"`;
  const figure =
    group(fill(hair.back, hair.voluminous ? tone.base : tone.dark), head) +
    drawBehindNeck(picture.outfit) +
    drawShoulders(skins[look.skin].base, man) +
    drawNeck(look, man) +
    drawClothes(picture.outfit, man) +
    group(drawHead(person, look, picture, hair, tone), head);
  const place = `transform="translate(${400 + pose.shift[0]} ${424 + pose.shift[1]}) scale(${pose.zoom})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">${drawBackground(picture.scene)}${group(figure, place)}</svg>`;
}

function drawHead(
  person: PortraitPerson,
  look: Look,
  { pose, hair: style }: Picture,
  hair: HairDrawing,
  tone: HairTone,
): string {
  const man = person.gender === 'man';
  const skin = skins[look.skin];
  const natural = toneOf(person, look);
  const { turn, expression } = pose;
  const eyeColours = { iris: irises[person.eye_colour], lash: '#2A1A20', brow: natural.brow, lid: skin.line };
  const covered = style === 'scarf';
  return [
    look.earrings && !covered ? drawEarrings(look.earrings, '#E0B45A') : '',
    drawFace(look, fill(hair.front, skin.line), turn, man ? 0.6 : 0.9),
    group(drawAgeLines(look, yearsOf[person.age_band]), `transform="translate(${turn * 0.6} 0)"`),
    look.beard ? drawBeard(look.beard, beardTone(person, natural), skin.lip) : '',
    drawNose(look, turn),
    drawMouth(look, expression, turn, !man),
    group(drawEyes(look, eyeColours, expression, turn, !man), `transform="translate(${turn * 0.7} 0)"`),
    fill(hair.front, tone.base),
    hair.detail,
    look.glasses ? drawGlasses(look.glasses, glassesColour(person), turn) : '',
  ].join('');
}

// A cloth's opening is cut by the even-odd rule; every outline is its own path, so that overlaps never cut holes.
function fill(outlines: readonly string[], colour: string): string {
  return outlines
    .map((d) => shape(d, colour, d.split('M').length === 3 ? 'fill-rule="evenodd"' : ''))
    .join('');
}

function toneOf(person: PortraitPerson, look: Look): HairTone {
  const tones = hairTones[person.hair_colour];
  return tones[(look.tone ?? 0) % tones.length] ?? tones[0];
}

function beardTone(person: PortraitPerson, tone: HairTone): HairTone {
  return person.hair_colour === 'bald' && person.age_band === '60s' ? hairTones.grey[0] : tone;
}

function scarfTone(cloth: ClothName): HairTone {
  const [base, dark] = cloths[cloth];
  return { base, dark, light: '#FFFFFF', brow: dark };
}

function glassesColour(person: PortraitPerson): string {
  const colours = ['#3A2A2E', '#7A3B2E', '#2F3A5C', '#8A6A3A'];
  return colours[Number(person.id.slice(1)) % colours.length] ?? '#3A2A2E';
}
