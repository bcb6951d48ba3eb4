import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteProvider, useSite } from '#components/site/site-context.island.tsx';
import { drainToasts } from '#components/ui/toast.ts';
import { getTexts } from '#lib/i18n/catalogue.ts';
import { locales } from '#lib/i18n/locales.ts';
import { answerCalls } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';

const visited: string[] = [];
import.meta.jest.unstable_mockModule('#lib/browser/session/navigate.ts', () => ({
  navigateTo: (address: string) => visited.push(address),
}));

const { LanguageSetting } = await import('./language-setting.tsx');

const { language: texts } = getTexts('de').settings;

function InEveryLanguage() {
  return (
    <SiteProvider site={{ ...useSite(), locales }}>
      <LanguageSetting texts={texts} failed={() => 'Nicht gelungen.'} />
    </SiteProvider>
  );
}

const field = () => screen.getByRole('combobox', { name: texts.label });

function show(status = 200) {
  const body = status === 200 ? { user: {} } : { error: 'internal' };
  const { calls } = answerCalls({ 'PUT /api/user.php': { status, body } });
  render(<InEveryLanguage />, { wrapper: InTestSite });
  return calls;
}

beforeEach(() => {
  visited.length = 0;
  document.cookie = 'vonk_locale=; path=/; max-age=0';
});

it('names each language in that language and selects that of the page', () => {
  show();
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  const names = options.map(({ lang, textContent }) => `${lang} ${textContent}`);
  expect(names).toEqual(expect.arrayContaining(['da Dansk', 'de Deutsch', 'nb Norsk bokmål']));
  expect(options.map(({ lang }) => lang)).toEqual(locales);
  expect(field()).toHaveDisplayValue('Deutsch');
});

it('saves a language for the account and the browser and loads the settings in it', async () => {
  const calls = show();
  await userEvent.selectOptions(field(), 'Polski');
  await waitFor(() => expect(visited).toEqual(['/pl/settings']));
  expect(calls).toMatchObject([{ name: 'PUT /api/user.php', body: { language: 'pl' } }]);
  expect(document.cookie).toContain('vonk_locale=pl');
  expect(field()).toBeDisabled();
});

it('stays as it is and says so when saving fails', async () => {
  show(500);
  await userEvent.selectOptions(field(), 'Polski');
  await waitFor(() => expect(field()).toBeEnabled());
  expect(drainToasts()).toMatchObject([{ kind: 'error', text: 'Nicht gelungen.' }]);
  expect(field()).toHaveDisplayValue('Deutsch');
  expect(visited).toEqual([]);
  expect(document.cookie).not.toContain('vonk_locale');
});
