/** A swing between -1 and 1 that fits `times` whole times into the film, `phase` of a swing late. */
export function swing(moment: number, times = 1, phase = 0): number {
  return Math.sin(2 * Math.PI * (moment * times + phase));
}

/** From 0 before `from` to 1 after `to`, softly. */
export function rise(moment: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (moment - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** 1 between `from` and `to`, 0 outside, with soft ends of `soft`. */
export function during(moment: number, from: number, to: number, soft = 0.03): number {
  return rise(moment, from, from + soft) * (1 - rise(moment, to - soft, to));
}

/** A number as SVG needs it: a hundredth is less than anybody sees. */
export function at(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A vertical run of colours from top to bottom, for `fill="url(#id)"`. */
export function skyOf(id: string, colours: readonly string[]): string {
  const stops = colours.map(
    (colour, i) => `<stop offset="${at(i / (colours.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** A light that fades outwards, for `fill="url(#id)"`. */
export function glowOf(id: string, colour: string): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="${id}">${stop(0, 0.75)}${stop(0.4, 0.3)}${stop(1, 0)}</radialGradient>`;
}
