import type { MapTown } from '#lib/contract/community/map-towns.ts';

export type Side = 'left' | 'right';

type Size = { wide: number; high: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Sizes of a name as a share of the drawing's longer side. */
export const nameSize = 0.032;
export const nameGap = 0.022;
const letterWidth = nameSize * 0.62;
const dotSize = 0.02;
/** Maximum number of names. */
const maxNames = 10;

/** Which towns show their name, and on which side: the largest first, without covering names, dots or the edge. */
export function placeNames(towns: readonly MapTown[], { wide, high }: Size): Map<MapTown, Side> {
  const unit = Math.max(wide, high);
  const taken: Box[] = [];
  const placed = new Map<MapTown, Side>();
  for (const town of towns) {
    if (placed.size === maxNames) break;
    const dots = towns.filter((other) => other !== town).map((other) => dotBox(other, unit));
    const side = (['right', 'left'] as const).find((each) => {
      const box = nameBox(town, each, unit);
      const isInside = box.left >= -1 && box.right <= wide + 1;
      return isInside && ![...taken, ...dots].some((other) => overlap(box, other));
    });
    if (!side) continue;
    placed.set(town, side);
    taken.push(nameBox(town, side, unit));
  }
  return placed;
}

function nameBox({ city, x, y }: MapTown, side: Side, unit: number): Box {
  const width = Array.from(city).length * letterWidth * unit;
  const left = side === 'right' ? x + nameGap * unit : x - nameGap * unit - width;
  return { left, right: left + width, top: y - (nameSize / 2) * unit, bottom: y + (nameSize / 2) * unit };
}

function dotBox({ x, y }: MapTown, unit: number): Box {
  const half = (dotSize / 2) * unit;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
