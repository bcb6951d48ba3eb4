import { markdownTable } from './markdown-table.ts';

test('columns stand in line, whatever their letters take', () => {
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
