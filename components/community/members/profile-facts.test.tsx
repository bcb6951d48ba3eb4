import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Profile } from '#lib/contract/community/profile.ts';
import { catalogue } from '#lib/i18n/catalogue.ts';
import { mara } from '#tests/support/screens/profile.ts';
import { ProfileHighlights } from './profile-facts.tsx';

test.each([
  ['woman', 'Divorcée'],
  ['man', 'Divorcé'],
] as const)('a French status of a %s ends as it does for one', (gender, word) => {
  const profile = { ...mara, gender, relationship_status: 'divorced', signup_reason: null } as Profile;
  render(
    <NextIntlClientProvider locale="fr" messages={catalogue('fr')} timeZone="UTC">
      <ProfileHighlights profile={profile} visible={['relationship_status']} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(new RegExp(`^${word}$`));
});

test('a Polish woman is called by no word for a man', () => {
  const profile = { ...mara, gender: 'woman', sexuality: 'gay', signup_reason: null } as Profile;
  render(
    <NextIntlClientProvider locale="pl" messages={catalogue('pl')} timeZone="UTC">
      <ProfileHighlights profile={profile} visible={['sexuality']} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Lesbijka$/);
});
