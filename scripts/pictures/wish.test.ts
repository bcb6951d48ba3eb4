import { locales } from '../../lib/i18n/locales.ts';
import { readWish } from './wish.ts';

test('without arguments every language is walked on a phone', () => {
  expect(readWish([])).toMatchObject({ locales, width: 390, text: 100, dark: false, only: [] });
});

test('takes languages, sizes, colours and an address', () => {
  const args =
    '--locales de,fi --width 320 --text 200 --dark --url http://localhost:3100/x --only settings,order';
  expect(readWish(args.split(' '))).toMatchObject({
    locales: ['de', 'fi'],
    width: 320,
    text: 200,
    dark: true,
    url: new URL('http://localhost:3100/'),
    only: ['settings', 'order'],
  });
});

test.each([
  ['--locales de,xx', '--locales does not know "xx"; it takes da, de, en'],
  ['--width wide', '--width must be a number from 240 to 3840, not "wide".'],
  ['--text 1000', '--text must be a number from 50 to 400, not "1000".'],
  ['--url nowhere', '--url must be an address like http://localhost:3000, not "nowhere".'],
])('%s is answered in a sentence', (args, sentence) => {
  expect(() => readWish(args.split(' '))).toThrow(sentence);
});
