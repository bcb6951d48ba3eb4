import { markdownTable } from './markdown-table.ts';

test('aligns columns, for letters of any width', () => {
  expect(
    markdownTable([
      ['', 'who'],
      ['a', 'Zoë 💜'],
      ['longer', ''],
    ]),
  ).toBe(
    ['|        | who   |', '| ------ | ----- |', '| a      | Zoë 💜 |', '| longer |       |'].join('\n'),
  );
});
