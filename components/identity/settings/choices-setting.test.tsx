import { render, screen, within } from '@testing-library/react';
import type { Privacy } from '#lib/contract/identity/privacy.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { ChoicesSetting } from './choices-setting.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { privacy: texts, profile } = getTexts('de');

const privacy = { choices: { sensitive: false, statistics: false, attribution: false }, consents: [] };

it.each<[Gender, string[]]>([
  ['woman', ['Heterosexuell', 'Lesbisch', 'Bisexuell']],
  ['man', ['Heterosexuell', 'Schwul', 'Bisexuell']],
])('offers a %s what the signup does', async (gender, offered) => {
  signInForTest(true);
  answerCalls({
    'GET /api/user.php': { body: { user: { id: 1, profile: { gender } } as User } },
    'GET /api/privacy.php': { body: privacy as unknown as Privacy },
  });
  render(
    <ChoicesSetting texts={texts.choices} sexualities={profile.sexuality} failed={() => 'Nicht gelungen.'} />,
    { wrapper: InTestSite },
  );
  const field = await screen.findByRole('combobox', { name: texts.choices.sensitive.choose });
  const options = within(field).getAllByRole('option');
  expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(offered);
});
