import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { LangConfigForm } from './lang-config-form.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { langConfig: german } = getTexts('de');

const languages = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
] as const;
const countries = [
  { code: 'DE', name: 'Deutschland' },
  { code: 'AT', name: 'Österreich' },
];

function show(isSignedIn: boolean) {
  signInForTest(isSignedIn);
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const answered = answerCalls({ 'PUT /api/user.php': { body: { user: {} } } });
  const { container } = render(
    <LangConfigForm texts={german} languages={[...languages]} countries={countries} country="AT" />,
    { wrapper: InTestSite },
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  return { ...answered, submit, form };
}

afterEach(() => jest.restoreAllMocks());

it('is a plain form to the page itself, the current language and country chosen', () => {
  const { form } = show(false);
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/lang-config']);
  expect([...new FormData(form)]).toEqual([
    ['locale', 'de'],
    ['country', 'AT'],
  ]);
  expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
});

it('redirects visitors at once', async () => {
  const { calls, submit } = show(false);
  await userEvent.click(screen.getByRole('button', { name: german.save }));
  expect(calls).toEqual([]);
  expect(submit).not.toHaveBeenCalled();
});

it('keeps the language of a member’s mails first', async () => {
  const { calls, submit } = show(true);
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  await userEvent.click(screen.getByRole('button', { name: german.save }));
  expect(calls).toMatchObject([{ name: 'PUT /api/user.php', body: { language: 'en' } }]);
  expect(submit).toHaveBeenCalledTimes(1);
});
