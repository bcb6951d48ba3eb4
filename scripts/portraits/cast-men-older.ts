import type { Look } from './look.ts';

/** Men from forty on. */
export const olderMen = {
  m20: { skin: 'light', hair: 'shortGrey', tone: 2, jaw: 0.8, glasses: 'square', cloths: ['navy', 'sand', 'green'] },
  m21: { skin: 'olive', hair: 'slick', tone: 1, jaw: 0.9, beard: 'stubble', nose: 'strong', brows: 'full', cloths: ['white', 'charcoal', 'burgundy'] },
  m22: { skin: 'peach', hair: 'bald', jaw: 0.8, glasses: 'round', beard: 'goatee', cloths: ['rust', 'navy', 'olive'] },
  m23: { skin: 'light', hair: 'receding', tone: 2, jaw: 0.8, width: 1.03, cloths: ['sky', 'charcoal', 'teal'] },
  m24: { skin: 'dark', hair: 'buzz', jaw: 0.9, nose: 'round', beard: 'greying', cloths: ['plum', 'white', 'mustard'] },
  m25: { skin: 'tan', hair: 'receding', tone: 1, jaw: 0.9, beard: 'full', brows: 'full', nose: 'strong', cloths: ['olive', 'cream', 'navy'] },
  m26: { skin: 'light', hair: 'sidePart', tone: 2, jaw: 0.8, beard: 'greying', cloths: ['green', 'denim', 'grey'] },
  m27: { skin: 'porcelain', hair: 'receding', tone: 1, jaw: 0.7, freckles: true, beard: 'full', width: 1.04, cloths: ['teal', 'rust', 'navy'] },
  m28: { skin: 'light', hair: 'shortGrey', tone: 0, jaw: 0.8, glasses: 'thin', cloths: ['indigo', 'white', 'burgundy'] },
  m29: { skin: 'peach', hair: 'sidesOnly', tone: 0, jaw: 0.7, beard: 'moustache', width: 1.05, nose: 'round', cloths: ['mustard', 'navy', 'green'] },
  m30: { skin: 'light', hair: 'bald', jaw: 0.9, beard: 'greying', width: 1.03, cloths: ['charcoal', 'sky', 'rust'] },
  m31: { skin: 'olive', hair: 'slick', tone: 1, jaw: 0.9, beard: 'full', nose: 'strong', brows: 'full', cloths: ['burgundy', 'grey', 'white'] },
  m32: { skin: 'peach', hair: 'messy', tone: 2, jaw: 0.8, beard: 'stubble', width: 1.03, cloths: ['denim', 'olive', 'cream'] },
  m33: { skin: 'light', hair: 'shortGrey', jaw: 0.7, beard: 'full', glasses: 'round', cloths: ['navy', 'rust', 'sand'] },
  m34: { skin: 'peach', hair: 'sidesOnly', tone: 0, jaw: 0.8, glasses: 'square', width: 1.04, cloths: ['green', 'cream', 'indigo'] },
  m35: { skin: 'deep', hair: 'bald', jaw: 0.8, nose: 'round', beard: 'greying', glasses: 'thin', cloths: ['teal', 'sand', 'plum'] },
  m36: { skin: 'light', hair: 'receding', jaw: 0.8, beard: 'moustache', nose: 'strong', cloths: ['plum', 'grey', 'navy'] },
} as const satisfies Record<string, Look>;
