import type { Look } from './look.ts';

/** Women from forty on. */
export const olderWomen = {
  w20: { skin: 'light', hair: 'longStraight', otherHair: 'lowBun', tone: 2, lips: 'rose', earrings: 'studs', cloths: ['indigo', 'cream', 'rust'] },
  w21: { skin: 'olive', hair: 'bob', otherHair: 'lowBun', lips: 'red', nose: 'straight', earrings: 'drops', cloths: ['magenta', 'charcoal', 'white'] },
  w22: { skin: 'light', hair: 'lob', otherHair: 'ponytail', tone: 1, jaw: 0.4, cloths: ['sky', 'white', 'green'] },
  w23: { skin: 'porcelain', hair: 'longWavy', otherHair: 'lowBun', tone: 1, freckles: true, glasses: 'round', cloths: ['olive', 'plum', 'cream'] },
  w24: { skin: 'dark', hair: 'curlyShort', nose: 'round', lips: 'red', earrings: 'hoops', jaw: 0.4, cloths: ['coral', 'mustard', 'indigo'] },
  w25: { skin: 'peach', hair: 'shortWaves', tone: 1, glasses: 'cat', lips: 'rose', cloths: ['teal', 'rose', 'denim'] },
  w26: { skin: 'olive', hair: 'scarf', brows: 'full', nose: 'straight', jaw: 0.4, glasses: 'thin', cloths: ['navy', 'rust', 'plum'] },
  w27: { skin: 'light', hair: 'pixie', tone: 1, earrings: 'drops', lips: 'red', jaw: 0.5, cloths: ['charcoal', 'coral', 'sky'] },
  w28: { skin: 'peach', hair: 'layered', tone: 0, lips: 'rose', width: 1.03, cloths: ['burgundy', 'sand', 'teal'] },
  w29: { skin: 'light', hair: 'bob', otherHair: 'lowBun', tone: 1, glasses: 'thin', lips: 'rose', earrings: 'studs', cloths: ['lilac', 'navy', 'white'] },
  w30: { skin: 'light', hair: 'longStraight', otherHair: 'topBun', lips: 'rose', earrings: 'drops', cloths: ['green', 'plum', 'cream'] },
  w31: { skin: 'porcelain', hair: 'shortWaves', tone: 1, freckles: true, earrings: 'studs', width: 1.04, cloths: ['mustard', 'teal', 'rust'] },
  w32: { skin: 'beige', hair: 'layered', tone: 0, nose: 'round', lips: 'red', width: 1.03, cloths: ['rose', 'charcoal', 'green'] },
  w33: { skin: 'light', hair: 'shortWaves', glasses: 'cat', lips: 'rose', earrings: 'studs', width: 1.03, cloths: ['magenta', 'sky', 'navy'] },
  w34: { skin: 'peach', hair: 'bobFringe', tone: 0, glasses: 'round', lips: 'bare', cloths: ['rust', 'indigo', 'olive'] },
  w35: { skin: 'brown', hair: 'curlyShort', tone: 1, nose: 'round', lips: 'berry', earrings: 'hoops', width: 1.03, cloths: ['plum', 'mustard', 'teal'] },
  w36: { skin: 'light', hair: 'layered', tone: 1, lips: 'rose', earrings: 'drops', jaw: 0.4, cloths: ['coral', 'navy', 'cream'] },
} as const satisfies Record<string, Look>;
