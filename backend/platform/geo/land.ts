import type { Country } from '#lib/contract/countries.ts';
import { kilometres, type Position } from './cities.ts';

type Point = { x: number; y: number };

/** A country as a grid: `#` is land, a space is not. */
export type Land = {
  rows: string[];
  /** Frame of islands drawn closer than they are. */
  inset: (Point & { width: number; height: number }) | null;
  /** A position in grid squares from the north-western corner. */
  toPoint: (position: Position) => Point;
};

/** Places farther than this (kilometres) from every town of our list are left out: bases, remote islands. */
const farOff = 1000;

/** Squares along the longer side; fewer if places are sparse. */
const maxSquares = 56;
const minSquares = 12;
const countSquares = (places: number) =>
  Math.min(maxSquares, Math.max(minSquares, Math.round(1.6 * Math.sqrt(places))));

/** Gaps of this width (squares) count as land; wider in the sparsely populated north. */
const usualGap = 1.5;
const wideGap = 2.3;
const thinlySettled: ReadonlySet<Country> = new Set(['FI', 'NO', 'SE']);

/** Islands that would leave most of the drawing to the sea, and their shift in degrees. */
const movedNearer: Partial<
  Record<Country, { isInside: (position: Position) => boolean; north: number; east: number }>
> = {
  ES: { isInside: ({ lon }) => lon < -10, north: 7.2, east: 4.3 },
};

/** Draws the shape of a country from its places; `cities` are the towns shown on it. */
export function drawLand(country: Country, places: readonly Position[], cities: readonly Position[]): Land {
  const moved = movedNearer[country];
  const project = (position: Position): Point => {
    const { north, east } = moved?.isInside(position) ? moved : { north: 0, east: 0 };
    return { x: position.lon + east, y: -mercator(position.lat + north) };
  };
  const near = places.filter((place) => cities.some((city) => kilometres(city, place) <= farOff));
  const points = near.map(project);
  const west = getMin(points.map(({ x }) => x));
  const north = getMin(points.map(({ y }) => y));
  const wide = -getMin(points.map(({ x }) => -x)) - west;
  const high = -getMin(points.map(({ y }) => -y)) - north;
  const square = Math.max(wide, high) / countSquares(near.length);
  const toPoint = (position: Position) => {
    const { x, y } = project(position);
    return { x: tenths((x - west) / square), y: tenths((y - north) / square) };
  };

  const columns = Math.floor(wide / square) + 1;
  const lines = Math.floor(high / square) + 1;
  const settled = new Grid(columns, lines);
  for (const { x, y } of points)
    settled.add(Math.floor((x - west) / square), Math.floor((y - north) / square));
  const land = settled.closed(thinlySettled.has(country) ? wideGap : usualGap);
  const islands = moved ? near.filter(moved.isInside).map(toPoint) : [];
  return { rows: land.rows(), inset: islands.length ? frameAround(islands) : null, toPoint };
}

/** Latitude in the Mercator projection, which preserves shapes. */
function mercator(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

function frameAround(points: readonly Point[]): Land['inset'] {
  const [x, y] = [getMin(points.map((each) => each.x)) - 1, getMin(points.map((each) => each.y)) - 1];
  const [east, south] = [
    -getMin(points.map((each) => -each.x)) + 1,
    -getMin(points.map((each) => -each.y)) + 1,
  ];
  return { x: tenths(x), y: tenths(y), width: tenths(east - x), height: tenths(south - y) };
}

function getMin(numbers: readonly number[]): number {
  return numbers.reduce((smallest, each) => Math.min(smallest, each), Number.POSITIVE_INFINITY);
}

const tenths = (number: number) => Math.round(number * 10) / 10;

/** A grid of filled and empty squares. */
class Grid {
  readonly #filled = new Set<number>();
  readonly columns: number;
  readonly lines: number;

  constructor(columns: number, lines: number) {
    this.columns = columns;
    this.lines = lines;
  }

  add(x: number, y: number): void {
    this.#filled.add(y * this.columns + x);
  }

  has(x: number, y: number): boolean {
    return x >= 0 && x < this.columns && this.#filled.has(y * this.columns + x);
  }

  /** Fills every gap too small for a circle of the radius (morphological closing). */
  closed(radius: number): Grid {
    const around = circle(radius);
    const isNear = (x: number, y: number) => around.some(([dx, dy]) => this.has(x + dx, y + dy));
    const closed = new Grid(this.columns, this.lines);
    for (let y = 0; y < this.lines; y++) {
      for (let x = 0; x < this.columns; x++) {
        if (this.has(x, y) || around.every(([dx, dy]) => isNear(x + dx, y + dy))) closed.add(x, y);
      }
    }
    return closed;
  }

  rows(): string[] {
    return Array.from({ length: this.lines }, (_, y) =>
      Array.from({ length: this.columns }, (_unused, x) => (this.has(x, y) ? '#' : ' ')).join(''),
    );
  }
}

/** Offsets of all squares whose centre is within the radius. */
function circle(radius: number): [number, number][] {
  const reach = Math.floor(radius);
  const steps = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  return steps.flatMap((dx) =>
    steps.filter((dy) => dx * dx + dy * dy <= radius * radius).map((dy): [number, number] => [dx, dy]),
  );
}
