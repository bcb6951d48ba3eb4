import type { Look } from './look.ts';

/** Women in their twenties and thirties. */
export const youngerWomen = {
  w01: { skin: 'light', hair: 'longWavy', otherHair: 'topBun', lips: 'rose', cloths: ['magenta', 'cream', 'denim'] },
  w02: { skin: 'porcelain', hair: 'longStraight', otherHair: 'ponytail', tone: 1, freckles: true, cloths: ['sky', 'white', 'coral'] },
  w03: { skin: 'beige', hair: 'longFringe', otherHair: 'topBun', tone: 1, jaw: 0.2, nose: 'round', lips: 'rose', cloths: ['lilac', 'charcoal', 'mustard'] },
  w04: { skin: 'porcelain', hair: 'curlyLong', otherHair: 'topBun', freckles: true, lips: 'rose', cloths: ['green', 'mustard', 'denim'] },
  w05: { skin: 'dark', hair: 'afro', otherHair: 'puff', nose: 'round', lips: 'berry', earrings: 'hoops', cloths: ['mustard', 'coral', 'teal'] },
  w06: { skin: 'olive', hair: 'scarf', brows: 'arched', lips: 'rose', cloths: ['plum', 'teal', 'navy'] },
  w07: { skin: 'light', hair: 'halfUp', otherHair: 'longStraight', tone: 2, glasses: 'round', cloths: ['cream', 'olive', 'rust'] },
  w08: { skin: 'light', hair: 'bobFringe', otherHair: 'halfUp', lips: 'berry', brows: 'arched', earrings: 'hoops', cloths: ['charcoal', 'teal', 'lilac'] },
  w09: { skin: 'peach', hair: 'sideBraid', otherHair: 'longWavy', tone: 1, freckles: true, earrings: 'studs', cloths: ['rust', 'denim', 'cream'] },
  w10: { skin: 'peach', hair: 'lob', otherHair: 'lowBun', lips: 'red', earrings: 'studs', brows: 'arched', cloths: ['burgundy', 'white', 'navy'] },
  w11: { skin: 'light', hair: 'bob', otherHair: 'topBun', lips: 'rose', cloths: ['teal', 'rose', 'denim'] },
  w12: { skin: 'porcelain', hair: 'longFringe', otherHair: 'ponytail', tone: 1, freckles: true, glasses: 'cat', cloths: ['navy', 'cream', 'green'] },
  w13: { skin: 'olive', hair: 'longWavy', otherHair: 'lowBun', brows: 'full', nose: 'straight', lips: 'red', earrings: 'drops', cloths: ['coral', 'charcoal', 'teal'] },
  w14: { skin: 'brown', hair: 'braids', otherHair: 'puff', nose: 'round', lips: 'berry', earrings: 'hoops', cloths: ['rose', 'white', 'indigo'] },
  w15: { skin: 'beige', hair: 'curlyShort', tone: 2, nose: 'straight', lips: 'rose', earrings: 'drops', cloths: ['olive', 'mustard', 'magenta'] },
  w16: { skin: 'beige', hair: 'lob', otherHair: 'ponytail', tone: 1, jaw: 0.2, nose: 'round', glasses: 'thin', lips: 'rose', cloths: ['white', 'indigo', 'rose'] },
  w17: { skin: 'peach', hair: 'ponytail', otherHair: 'longStraight', freckles: true, cloths: ['coral', 'sky', 'grey'] },
  w18: { skin: 'light', hair: 'pixie', tone: 1, brows: 'arched', earrings: 'drops', lips: 'rose', jaw: 0.4, cloths: ['indigo', 'rust', 'white'] },
  w19: { skin: 'tan', hair: 'curlyLong', otherHair: 'lowBun', tone: 1, brows: 'full', nose: 'straight', lips: 'berry', earrings: 'hoops', cloths: ['teal', 'cream', 'burgundy'] },
} as const satisfies Record<string, Look>;
