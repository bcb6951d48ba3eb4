import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const texts = getTexts('de').translation;

// Node needs an import attribute for JSON, unlike the bundler.
import.meta.jest.unstable_mockModule('./load-translation-texts.ts', () => ({
  loadTranslationTexts: () => Promise.resolve(texts),
}));

const { MemberText } = await import('./member-text.tsx');

type Pair = { sourceLanguage: string; targetLanguage: string };

/** Mocks a browser that translates the test's texts. */
function translator(availability = 'available') {
  const requests: Pair[] = [];
  let say: (answer: string | Error) => void = () => undefined;
  const create = (pair: Pair) => {
    requests.push(pair);
    const translate = () =>
      new Promise<string>((resolve, reject) => {
        say = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
      });
    return Promise.resolve({ translate });
  };
  Object.assign(globalThis, { Translator: { availability: () => Promise.resolve(availability), create } });
  return { requests, say: (answer: string | Error) => act(async () => say(answer)) };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'Translator'));

async function show(text: string, language: string | undefined) {
  const view = render(<MemberText text={text} language={language} className="about" />, {
    wrapper: InTestSite,
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return view.container.querySelector('p');
}

const button = (name: string) => screen.findByRole('button', { name });

it('says in which language a text is that is not the page’s, and which one it is not sure of it leaves', async () => {
  expect(await show('I love the sea.', 'en')).toHaveAttribute('lang', 'en');
  expect(await show('Ich mag das Meer.', 'de')).not.toHaveAttribute('lang');
  expect(await show('Ok', undefined)).not.toHaveAttribute('lang');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing where the browser does not know the two languages', async () => {
  translator('unavailable');
  await show('Merhaba.', 'tr');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing for text in the page’s language', async () => {
  translator();
  await show('Ich mag das Meer.', 'de');
  expect(screen.queryByRole('button')).toBeNull();
});

it('translates on the device, and shows the original again', async () => {
  const { requests, say } = translator('downloadable');
  const text = await show('Jeg liker havet.', 'nb');
  await userEvent.click(await button(texts.translate));
  expect(screen.getByRole('status')).toHaveTextContent(texts.busy);
  expect(await button(texts.translate)).toHaveAttribute('aria-disabled', 'true');
  expect(requests).toEqual([{ sourceLanguage: 'no', targetLanguage: 'de' }]);
  await say('Ich mag das Meer.');
  expect(text).toHaveTextContent('Ich mag das Meer.');
  expect(text).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('status')).toHaveTextContent(texts.done);
  await userEvent.click(await button(texts.original));
  expect(text).toHaveTextContent('Jeg liker havet.');
  expect(text).toHaveAttribute('lang', 'nb');
});

it('says so where it fails, and tries again', async () => {
  const { requests, say } = translator();
  const text = await show('J’aime la mer.', 'fr');
  await userEvent.click(await button(texts.translate));
  await say(new Error('no model'));
  expect(screen.getByRole('status')).toHaveTextContent(texts.failed);
  expect(text).toHaveTextContent('J’aime la mer.');
  await userEvent.click(await button(texts.again));
  await say('Ich mag das Meer.');
  expect(text).toHaveTextContent('Ich mag das Meer.');
  // The failed request is repeated.
  expect(requests).toHaveLength(2);
});
