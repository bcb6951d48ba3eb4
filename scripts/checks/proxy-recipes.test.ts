import { readFileSync } from 'node:fs';
import { endpoints } from '../../lib/contract/endpoints.ts';
import type { EndpointDefinition } from '../../lib/contract/endpoint.ts';

const all: readonly EndpointDefinition[] = endpoints;
const largest = Math.max(...all.map((each) => each.bodyLimit ?? 0));

/** Upload limit of a recipe in bytes. */
function allowed(file: string, pattern: RegExp, unit: number): number {
  const recipe = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
  return Number(pattern.exec(recipe)?.[1]) * unit;
}

test.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/, 1024 * 1024],
  ['Caddyfile', /max_size (\d+)MB/, 1_000_000],
])('%s lets the largest file of the contract pass', (file, pattern, unit) => {
  expect(largest).toBeGreaterThan(0);
  expect(allowed(file, pattern, unit)).toBeGreaterThan(largest);
});
