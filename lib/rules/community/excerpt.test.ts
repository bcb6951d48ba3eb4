import { excerpt } from './excerpt.ts';

it.each([
  ['', ''],
  ['Kurz.', 'Kurz.'],
  ['  Zwei\n\nZeilen. ', 'Zwei Zeilen.'],
  ['Genau zwanzig Zeiche', 'Genau zwanzig Zeiche'],
  ['Ich koche gern, aber nie allein.', 'Ich koche gern…'],
  ['Ich koche gerne, oft und viel.', 'Ich koche gerne…'],
  ['Ich koche gerne viel, und oft.', 'Ich koche gerne…'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffah…'],
])('of %j is %j', (text, expected) => {
  expect(excerpt(text, 20)).toBe(expected);
});

it('cuts no letter in two', () => {
  expect(excerpt('🎻'.repeat(30), 20)).toBe(`${'🎻'.repeat(19)}…`);
});
