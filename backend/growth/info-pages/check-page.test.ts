import { parsePageText } from './check-page.ts';

const good = `
  # Press
  Where journalists find what they need about {brand}.
  ## Write to us
  By mail to {email}, or see the [imprint](/imprint).
`;

test('reads a page that is one', () => {
  expect(parsePageText(good)).toEqual({
    title: 'Press',
    description: 'Where journalists find what they need about {brand}.',
    sections: [
      { heading: 'Write to us', paragraphs: ['By mail to {email}, or see the [imprint](/imprint).'] },
    ],
  });
});

test.each([
  ['', 'its title'],
  ['Press\nWhere journalists find what they need.\n## A\nB', 'its title'],
  ['## Press\nWhere journalists find what they need.\n## A\nB', 'its title'],
  ['# Press\nShort.\n## A\nB', 'its description'],
  ['# Press\nWhere journalists find what they need.', 'no section'],
  ['# Press\nWhere journalists find what they need.\nLost line.\n## A\nB', 'third line'],
  [
    'Press\nWhere journalists find what they need.\n## A\n## B\ntext',
    'the section "A" has no heading or no text',
  ],
  [good.replace('{email}', '{mail}'), '{mail} is no placeholder'],
  [good.replace('/imprint)', 'javascript:alert(1))'), 'a link cannot lead to "javascript:alert(1"'],
  [good.replace('/imprint)', '//evil.example)'), 'a link cannot lead to "//evil.example"'],
  [good.replace('/imprint)', 'http://a.example)'), 'a link cannot lead to "http://a.example"'],
  [`${good}${'word '.repeat(13_000)}`, 'more than 60000 characters'],
])('refuses %p', (text, why) => {
  expect(() => parsePageText(text)).toThrow(why);
});

test('names everything that is wrong in one sentence', () => {
  expect(() => parsePageText('# Press\nShort.\n## A\n{what} [x](ftp://y)')).toThrow(
    /^The text is not a page: .*description.*; \{what\}.*; a link.*\.$/,
  );
});
