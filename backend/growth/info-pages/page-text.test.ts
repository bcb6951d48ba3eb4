import { fillPage, parsePageText } from './page-text.ts';
import { pagePlaceholders, type PageValues } from './page-values.ts';

const good = `
  # Press
  Where journalists find what they need about {brand}.
  ## Write to us
  By mail to {email}, or see the [imprint](/imprint).

  Or call us.
  ## Pictures
  None.
`;

test('reads a page that is one', () => {
  expect(parsePageText(good)).toEqual({
    title: 'Press',
    description: 'Where journalists find what they need about {brand}.',
    sections: [
      {
        heading: 'Write to us',
        paragraphs: ['By mail to {email}, or see the [imprint](/imprint).', 'Or call us.'],
      },
      { heading: 'Pictures', paragraphs: ['None.'] },
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

const values: PageValues = {
  ...(Object.fromEntries(pagePlaceholders.map((name) => [name, `<${name}>`])) as Record<
    (typeof pagePlaceholders)[number],
    string
  >),
  phone: '',
  represented_by: '',
  access_authorities: ['- DE: one', '- NL: two'],
};

const page = (...paragraphs: string[]) => ({
  title: 'About {brand}',
  description: 'By {company}',
  sections: [{ heading: 'Who {brand} is', paragraphs }],
});

describe('fillPage', () => {
  it('fills title, description, headings and lines', () => {
    expect(fillPage(page('Write to {email}, {email}.'), values)).toEqual({
      title: 'About <brand>',
      description: 'By <company>',
      sections: [{ heading: 'Who <brand> is', paragraphs: ['Write to <email>, <email>.'] }],
    });
  });

  it('leaves out a line for which there is nothing, and a section without lines', () => {
    expect(fillPage(page('{company}', 'Phone: {phone}'), values).sections[0]?.paragraphs).toEqual([
      '<company>',
    ]);
    expect(fillPage(page('Represented by {represented_by}'), values).sections).toEqual([]);
  });

  it('puts a list in place of a line that asks for nothing else', () => {
    const { sections } = fillPage(page('In your country:', '{access_authorities}'), values);
    expect(sections[0]?.paragraphs).toEqual(['In your country:', '- DE: one', '- NL: two']);
    const none = { ...values, access_authorities: [] };
    expect(fillPage(page('Ask them.', '{access_authorities}'), none).sections[0]?.paragraphs).toEqual([
      'Ask them.',
    ]);
  });

  it('takes what it fills in literally', () => {
    const tricky = { ...values, brand: '{company}' };
    expect(fillPage(page('{brand}'), tricky).sections[0]?.paragraphs).toEqual(['{company}']);
  });
});
