import { printable } from './create-pdf.ts';
import { partsWithMarks } from './draw-terms.ts';

const [imprint, mail] = ['/imprint', 'mailto:info@vonk.example'];

test('no line starts with the mark after a link', () => {
  expect(
    partsWithMarks([
      { text: 'See ', href: null },
      { text: 'Company', href: imprint },
      { text: ', or write to ', href: null },
      { text: 'info@vonk.example', href: mail },
      { text: '.', href: null },
    ]),
  ).toEqual([
    { text: 'See ', href: null },
    { text: 'Company,', href: imprint },
    { text: ' or write to ', href: null },
    { text: 'info@vonk.example.', href: mail },
  ]);
});

test.each([
  ['Je e-mail', 'Je e-\u2060mail'],
  ['Wi-Fi, Anna-Lena, 24-7', 'Wi-Fi, Anna-Lena, 24-7'],
])('%s breaks only between words', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
