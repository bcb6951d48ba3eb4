import { locales } from '../../lib/i18n/locales.ts';
import { pictureCommand, type PictureOptions } from './picture-options.ts';

function readWish(words: string[]): PictureOptions | undefined {
  let read: PictureOptions | undefined;
  const command = pictureCommand((options) => void (read = options)).configureOutput({
    writeErr: () => undefined,
  });
  command.parse(words, { from: 'user' });
  return read;
}

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
  ['--locales de,xx', "'--locales <list>' argument 'de,xx' is invalid. It takes da, de, en"],
  ['--width wide', "'--width <pixels>' argument 'wide' is invalid. It is a number from 240 to 3840."],
  ['--text 1000', 'It is a number from 50 to 400.'],
  ['--url nowhere', 'It is an address like http://localhost:3000.'],
])('%s is answered in a sentence', (args, sentence) => {
  expect(() => readWish(args.split(' '))).toThrow(sentence);
});
