import { catalogue, getMarkdown } from './catalogue.ts';

const oneLetter = /(?<![\p{L}\p{N}])[aiouwz](?=(\s)\S)/giu;
const spacesAfter = (text: string) => new Set([...text.matchAll(oneLetter)].map(([, space]) => space));

test('in Polish no line ends with a word of one letter', () => {
  const polish = JSON.stringify(catalogue('pl')) + getMarkdown('pl', 'terms');
  expect([...spacesAfter(polish)]).toEqual(['\u00a0']);
});

test('in other languages words of one letter may end a line', () => {
  expect([...spacesAfter(getMarkdown('en', 'terms'))]).toEqual([' ']);
});
