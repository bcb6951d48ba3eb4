import { findBareTexts } from './bare-text.ts';

const button = `export function Button({ busy, children }: { busy: boolean; children: ReactNode }) {
  return <button>{busy && <i />}{children}</button>;
}`;
const user = (children: string) => `export function Form() { return <Button busy>${children}</Button>; }`;

const judge = (jsx: string) =>
  findBareTexts([['a.tsx', `export function A() {\n  return (\n    ${jsx}\n  );\n}\n`]], () => true);

test.each([
  ['an element that comes before text', '<p>{busy && <i />}{t("save")}</p>'],
  ['an element that comes behind it', '<p>{name}{own ? <i /> : null}</p>'],
  ['one of two elements', '<p>{isOwn ? <i /> : <b />} Text</p>'],
  ['text that comes and goes', '<p>{t("leave")}{until && `${until}`}</p>'],
  ['a number that changes', '<p><i /> {count}</p>'],
  ['a text with a number', '<p><i />{t("count", { count })}</p>'],
  ['a text by its changing name', '<p><i />{texts[state]}</p>'],
  ['a blank beside a changing text', '<p> {count}</p>'],
  ['words and a changing text', '<p>: {size}</p>'],
  ['a list of texts', '<p>{parts.map((part) => part.text)}<i /></p>'],
  ['text of a fragment', '<p>{isOwn ? <>{name}</> : null}<i /></p>'],
])('%s is to be mended', (_, jsx) => {
  expect(judge(jsx)).toEqual([expect.stringMatching(/^a\.tsx:3 /)]);
});

test.each([
  ['text alone', '<p>{busy ? t("busy") : t("save")}</p>'],
  ['text in elements of its own', '<p>{busy && <i />}<span>{count}</span></p>'],
  ['what never changes', '<p><i /> {t("save")} {texts.received.number}</p>'],
  ['a list of elements', '<ul>{rows.map((row) => <li key={row}>{row}</li>)}{more && <li />}</ul>'],
  ['blanks between elements', '<p>{own && <i />} <b />{" "}</p>'],
])('%s may stay', (_, jsx) => {
  expect(judge(jsx)).toEqual([]);
});

test('the word that a component is given stands beside what it adds', () => {
  const files = (children: string) =>
    [
      ['button.tsx', button],
      ['form.tsx', user(children)],
    ] as const;
  expect(findBareTexts(files('{t("save")}'), () => true)).toEqual([expect.stringMatching(/^button\.tsx:2 /)]);
  expect(findBareTexts(files('<b />'), () => true)).toEqual([]);
  expect(findBareTexts(files('{t("save")}'), (path) => path !== 'button.tsx')).toEqual([]);
});

test('a component gives no text without an element', () => {
  const source = 'function Count() {\n  return t("count");\n}\nfunction useText() {\n  return t("count");\n}';
  expect(findBareTexts([['a.tsx', source]], () => true)).toEqual([expect.stringMatching(/^a\.tsx:1 /)]);
});

test('a component that is not there at times stands beside no text', () => {
  const count = 'export function Count() {\n  if (!has()) return null;\n  return <b>{count()}</b>;\n}';
  const page = (sibling: string) => `export function A() {\n  return <p>{t("likes")}<${sibling} /></p>;\n}`;
  const judgeBeside = (sibling: string) =>
    findBareTexts(
      [
        ['a.tsx', page(sibling)],
        ['count.tsx', count],
      ],
      () => true,
    );
  expect(judgeBeside('Count')).toEqual([expect.stringMatching(/^a\.tsx:2 /)]);
  expect(judgeBeside('Icon')).toEqual([]);
});
