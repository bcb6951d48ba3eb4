import type { EyeColour, HairColour } from '../../lib/contract/vocabulary.ts';

export type Skin = { base: string; shade: string; line: string; blush: string; lip: string };
export type HairTone = { base: string; dark: string; light: string; brow: string };

export const skins = {
  porcelain: { base: '#FCE4D8', shade: '#F2CDBD', line: '#C58C7B', blush: '#F39C93', lip: '#CB6164' },
  light: { base: '#F8D8C2', shade: '#EBBFA4', line: '#B97F65', blush: '#F0927F', lip: '#C25A57' },
  peach: { base: '#F4CBAE', shade: '#E4B08D', line: '#AE7453', blush: '#EA8770', lip: '#B9504C' },
  beige: { base: '#E9BE98', shade: '#D7A379', line: '#9F6B47', blush: '#DE8062', lip: '#AE4E45' },
  olive: { base: '#DBAC80', shade: '#C59263', line: '#8D5F3B', blush: '#CF7650', lip: '#A14A3F' },
  tan: { base: '#C88E62', shade: '#B1784D', line: '#774A2C', blush: '#BE6540', lip: '#95453B' },
  brown: { base: '#A66E48', shade: '#8E5B38', line: '#5B3520', blush: '#A9533A', lip: '#8A3F3A' },
  dark: { base: '#84543A', shade: '#6E432D', line: '#432518', blush: '#8F4235', lip: '#8B4040' },
  deep: { base: '#643F2D', shade: '#523122', line: '#2E1810', blush: '#743529', lip: '#7E3B3D' },
} as const satisfies Record<string, Skin>;

export type SkinName = keyof typeof skins;

/** Several tones of each hair colour, so that two brunettes need not share one. */
export const hairTones: Record<HairColour, readonly [HairTone, ...HairTone[]]> = {
  black: [
    { base: '#2B2127', dark: '#191216', light: '#54434D', brow: '#231A1E' },
    { base: '#211D24', dark: '#121016', light: '#484456', brow: '#1C191F' },
  ],
  dark_brown: [
    { base: '#45291F', dark: '#2D1912', light: '#714838', brow: '#38211A' },
    { base: '#3A2A26', dark: '#261A17', light: '#66504A', brow: '#30221E' },
  ],
  brown: [
    { base: '#74462A', dark: '#512E19', light: '#A56E47', brow: '#573420' },
    { base: '#864C34', dark: '#5F3221', light: '#B67455', brow: '#63382A' },
    { base: '#8C6240', dark: '#664429', light: '#B98B63', brow: '#67462D' },
  ],
  blond: [
    { base: '#DDAE55', dark: '#B88638', light: '#F3D48C', brow: '#A77A3C' },
    { base: '#E9C883', dark: '#C79F58', light: '#F9E6B8', brow: '#AF8A52' },
    { base: '#BE9158', dark: '#96703D', light: '#DDB984', brow: '#86633A' },
  ],
  red: [
    { base: '#B9551F', dark: '#8C3B13', light: '#E08545', brow: '#8E4520' },
    { base: '#CC6F3C', dark: '#A15026', light: '#EBA06F', brow: '#A2572F' },
  ],
  grey: [
    { base: '#97939B', dark: '#737078', light: '#BFBCC4', brow: '#716D76' },
    { base: '#85828C', dark: '#63606A', light: '#AFACB6', brow: '#605D67' },
  ],
  white: [{ base: '#E2DFE3', dark: '#BDB9C0', light: '#F8F6F8', brow: '#A5A1A8' }],
  coloured: [{ base: '#B24A86', dark: '#86305F', light: '#DD82B3', brow: '#6B3A55' }],
  bald: [{ base: '#6E4F40', dark: '#513A2F', light: '#8C6A58', brow: '#5E4336' }],
};

export const irises: Record<EyeColour, string> = {
  blue: '#3F7FB5',
  green: '#4E8A5A',
  grey: '#71818D',
  hazel: '#8B6A2F',
  brown: '#5A3420',
};

/** Cloth colours with the darker tone of folds, seams and collars. */
export const cloths = {
  magenta: ['#C2185B', '#9A1048'],
  plum: ['#5B2450', '#43183B'],
  indigo: ['#3F4C94', '#2F3A75'],
  navy: ['#26345C', '#1A2544'],
  teal: ['#0F7F84', '#0A6367'],
  green: ['#1F7F55', '#166141'],
  olive: ['#6C7440', '#535A2F'],
  mustard: ['#D99B2B', '#B47C1B'],
  rust: ['#B85A2A', '#934418'],
  coral: ['#E0705A', '#BE5340'],
  rose: ['#E9A5AE', '#CF8490'],
  sand: ['#D8C3A5', '#BBA382'],
  cream: ['#F3EADD', '#D8CAB6'],
  white: ['#FAF8F8', '#DDD6DA'],
  grey: ['#8C8F9A', '#6E717C'],
  charcoal: ['#3A3640', '#29262E'],
  denim: ['#4F719A', '#3B587D'],
  sky: ['#8DB6D6', '#6C98BB'],
  lilac: ['#A58BC4', '#876CA8'],
  burgundy: ['#7C1F37', '#5F1428'],
} as const satisfies Record<string, readonly [string, string]>;

export type ClothName = keyof typeof cloths;
