import { listCities, type Position } from './cities.ts';
import { drawLand } from './land.ts';

/** Positions at every tenth of a degree within a box. */
function field(south: number, north: number, west: number, east: number): Position[] {
  const places: Position[] = [];
  for (let lat = south; lat < north; lat += 0.1) {
    for (let lon = west; lon < east; lon += 0.1) places.push({ lat, lon });
  }
  return places;
}

const filled = (rows: string[]) => rows.join('').replaceAll(' ', '').length;

test('a full field is a full drawing, as wide in all its rows', () => {
  const { rows, inset } = drawLand('DE', field(50, 54, 8, 12), listCities('DE'));
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(filled(rows)).toBe(rows.length * (rows[0]?.length ?? 0));
  expect(inset).toBeNull();
});

test('a narrow gap is land, a wide one is not', () => {
  const coast = field(50, 54, 8, 9.5);
  const narrow = drawLand('DE', [...coast, ...field(50, 54, 9.7, 12)], listCities('DE'));
  const wide = drawLand('DE', [...coast, ...field(50, 54, 10.5, 12)], listCities('DE'));
  expect(narrow.rows.join('')).not.toContain(' ');
  expect(wide.rows.every((row) => /#+ +#+/.test(row))).toBe(true);
});

test('places that lie in another part of the world are left out', () => {
  const places = field(50, 54, 8, 12);
  const far = drawLand('DE', [...places, { lat: 34.6, lon: 32.95 }], listCities('DE'));
  expect(far.rows).toEqual(drawLand('DE', places, listCities('DE')).rows);
});

test('a town lies where its square is', () => {
  const { rows, toPoint } = drawLand('DE', field(47, 55, 6, 15), listCities('DE'));
  for (const city of listCities('DE')) {
    const { x, y } = toPoint(city);
    expect(rows[Math.floor(y)]?.[Math.floor(x)]).toBe('#');
  }
});

test('the Canary Islands are drawn near the coast, in a frame', () => {
  const places = [...field(36.5, 43, -8, 3), ...field(28, 28.5, -16, -14)];
  const { rows, inset, toPoint } = drawLand('ES', places, listCities('ES'));
  const town = toPoint({ lat: 28.124, lon: -15.43 });
  expect(inset).not.toBeNull();
  expect(town.x).toBeGreaterThan(inset?.x ?? Number.NaN);
  expect(town.y).toBeLessThan((inset?.y ?? Number.NaN) + (inset?.height ?? 0));
  expect(rows.length).toBeLessThan(rows[0]?.length ?? 0);
});
