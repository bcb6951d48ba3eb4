const bowl = 'M184,376 V136 H268 A68,68 0 0 1 268,272 H184';
const ring = 'M256,136 A108,120 0 1 1 255.9,136 Z';

/** Capitals as strokes on a grid of 512, so that drawing one needs no font. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M160,376 L256,136 L352,376 M196,296 H316',
  B: 'M184,256 H276 A60,60 0 0 1 276,376 H184 V136 H264 A60,60 0 0 1 264,256',
  C: 'M344,180 A112,120 0 1 0 344,332',
  D: 'M180,136 V376 H240 A110,120 0 0 0 240,136 Z',
  E: 'M336,136 H184 V376 H336 M184,256 H312',
  F: 'M336,136 H184 V376 M184,256 H312',
  G: 'M344,180 A112,120 0 1 0 352,276 H272',
  H: 'M176,136 V376 M336,136 V376 M176,256 H336',
  I: 'M256,136 V376',
  J: 'M320,136 V296 A72,80 0 0 1 176,296',
  K: 'M184,136 V376 M336,136 L192,268 M236,228 L344,376',
  L: 'M188,136 V376 H336',
  M: 'M160,376 V136 L256,288 L352,136 V376',
  N: 'M176,376 V136 L336,376 V136',
  O: ring,
  P: bowl,
  Q: `${ring} M292,312 L348,380`,
  R: `${bowl} M256,272 L340,376`,
  S: 'M334,176 C312,146 284,136 254,136 C212,136 180,162 180,196 C180,240 220,248 258,256 C298,264 336,276 336,318 C336,352 302,376 258,376 C224,376 194,362 174,334',
  T: 'M160,136 H352 M256,136 V376',
  U: 'M176,136 V288 A80,88 0 0 0 336,288 V136',
  V: 'M160,136 L256,376 L352,136',
  W: 'M140,136 L204,376 L256,196 L308,376 L372,136',
  X: 'M168,136 L344,376 M344,136 L168,376',
  Y: 'M164,136 L256,260 L348,136 M256,260 V376',
  Z: 'M172,136 H340 L172,376 H340',
};

/** Letters that are not another letter with a diacritic. */
const relatives: Readonly<Record<string, string>> = {
  Ø: 'O',
  Æ: 'A',
  Œ: 'O',
  Ł: 'L',
  Đ: 'D',
  ẞ: 'S',
  Þ: 'T',
};

/** The strokes of a name's initial, without diacritics; null if unsupported. */
export function letterStrokes(name: string): string | null {
  const capital = [...name.trim().normalize('NFD').toLocaleUpperCase('en')][0] ?? '';
  return strokes[relatives[capital] ?? capital] ?? null;
}
