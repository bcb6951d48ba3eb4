import { deepestJson, isTooDeep } from './json-depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

it.each([lists, objects])('counts what lies in each other', (nested) => {
  expect(isTooDeep(nested(deepestJson))).toBe(false);
  expect(isTooDeep(nested(deepestJson + 1))).toBe(true);
});

it('does not count what lies beside each other', () => {
  expect(isTooDeep(`[${Array.from({ length: 500 }, () => '{"a":[]}').join(',')}]`)).toBe(false);
});

it.each(['[[[[', '\\"[[[[', '\\\\\\"{{{{'])('reads %j in a text as letters', (inside) => {
  expect(isTooDeep(`{"about_me":"${inside}"}`, 1)).toBe(false);
});

it('sees what comes after a text that ends in a backslash', () => {
  expect(isTooDeep('["\\\\",[[1]]]', 2)).toBe(true);
});

it('never fails on invalid JSON', () => {
  for (const text of ['', '"', ']]]]', '"\\', '}{'.repeat(100)]) expect(isTooDeep(text)).toBe(false);
});
