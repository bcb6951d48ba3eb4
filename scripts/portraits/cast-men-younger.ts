import type { Look } from './look.ts';

/** Men in their twenties and thirties. */
export const youngerMen = {
  m01: { skin: 'light', hair: 'quiff', tone: 1, jaw: 0.6, cloths: ['indigo', 'white', 'green'] },
  m02: { skin: 'porcelain', hair: 'messy', tone: 0, jaw: 0.5, freckles: true, cloths: ['teal', 'cream', 'rust'] },
  m03: { skin: 'beige', hair: 'curtains', tone: 1, jaw: 0.4, nose: 'round', cloths: ['charcoal', 'sky', 'olive'] },
  m04: { skin: 'olive', hair: 'curlyTop', tone: 0, jaw: 0.7, beard: 'stubble', brows: 'full', nose: 'straight', cloths: ['green', 'white', 'navy'] },
  m05: { skin: 'dark', hair: 'afroShort', jaw: 0.6, nose: 'round', beard: 'goatee', cloths: ['mustard', 'teal', 'charcoal'] },
  m06: { skin: 'porcelain', hair: 'crop', tone: 0, jaw: 0.6, freckles: true, beard: 'stubble', cloths: ['navy', 'olive', 'cream'] },
  m07: { skin: 'peach', hair: 'manBun', tone: 0, otherHair: 'longLoose', jaw: 0.7, beard: 'short', cloths: ['rust', 'denim', 'charcoal'] },
  m08: { skin: 'light', hair: 'sidePart', tone: 1, jaw: 0.6, glasses: 'round', cloths: ['sky', 'navy', 'burgundy'] },
  m09: { skin: 'peach', hair: 'curlyTop', tone: 1, jaw: 0.5, nose: 'round', cloths: ['burgundy', 'grey', 'teal'] },
  m10: { skin: 'peach', hair: 'sidePart', tone: 0, jaw: 0.9, beard: 'short', nose: 'straight', brows: 'full', cloths: ['navy', 'white', 'olive'] },
  m11: { skin: 'light', hair: 'slick', tone: 2, jaw: 0.9, beard: 'full', cloths: ['olive', 'charcoal', 'denim'] },
  m12: { skin: 'light', hair: 'messy', tone: 1, jaw: 0.7, beard: 'stubble', glasses: 'square', cloths: ['green', 'rust', 'navy'] },
  m13: { skin: 'tan', hair: 'quiff', tone: 0, jaw: 0.8, beard: 'full', brows: 'full', nose: 'strong', cloths: ['white', 'burgundy', 'charcoal'] },
  m14: { skin: 'deep', hair: 'buzz', jaw: 0.8, nose: 'round', beard: 'short', cloths: ['coral', 'white', 'indigo'] },
  m15: { skin: 'porcelain', hair: 'slick', tone: 0, jaw: 0.8, beard: 'long', freckles: true, cloths: ['charcoal', 'green', 'sand'] },
  m16: { skin: 'light', hair: 'bald', jaw: 0.9, beard: 'short', brows: 'full', cloths: ['teal', 'charcoal', 'cream'] },
  m17: { skin: 'light', hair: 'longLoose', otherHair: 'manBun', tone: 2, jaw: 0.6, beard: 'stubble', cloths: ['plum', 'cream', 'denim'] },
  m18: { skin: 'beige', hair: 'crop', tone: 0, jaw: 0.7, nose: 'round', glasses: 'thin', cloths: ['sky', 'charcoal', 'rust'] },
  m19: { skin: 'olive', hair: 'receding', tone: 0, jaw: 0.7, beard: 'stubble', nose: 'strong', cloths: ['indigo', 'mustard', 'white'] },
} as const satisfies Record<string, Look>;
