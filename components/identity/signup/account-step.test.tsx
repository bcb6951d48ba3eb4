import { render, screen } from '@testing-library/react';
import { rememberTrafficSource } from '#lib/browser/growth/traffic-source.ts';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { emptyValues } from '#lib/rules/identity/signup-draft.ts';
import type { SignupValues } from '#lib/rules/identity/signup-fields.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
// Preloads the step's lazy part.
import '../../ui/address-hint.tsx';
import { AccountNotes, AccountStep } from './account-step.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors, signup: texts } = getTexts('de');

function Form({ sharedWith }: { sharedWith: string[] }) {
  const form = useForm<SignupValues, { step: number; minAge: number; hasRegions: boolean }>({
    defaultValues: emptyValues,
  });
  return (
    <>
      <AccountStep form={form} texts={texts} errors={errors} />
      <AccountNotes form={form} texts={texts} sharedWith={sharedWith} />
    </>
  );
}

const mount = (sharedWith: string[] = []) =>
  render(
    <InTestSite>
      <Form sharedWith={sharedWith} />
    </InTestSite>,
  );

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/signup');
});

it('asks visitors from a network whether it may know, and ticks nothing itself', async () => {
  rememberTrafficSource('?network=north', '/');
  mount();
  const box = screen.getByLabelText(texts.account.partner);
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
});

it.each(['', '?ref=friend'])('asks no other visitor: %s', async (query) => {
  rememberTrafficSource(query, '/');
  mount();
  await screen.findByLabelText(texts.account.email);
  expect(screen.queryByLabelText(texts.account.partner)).toBeNull();
});

it('names the other brands that show the profile', async () => {
  mount(['Flirtlicht', 'Nordglut']);
  expect(await screen.findByText(/Dein Profil erscheint auch auf Flirtlicht und Nordglut\./)).toBeVisible();
});

it('names no brand without others', async () => {
  mount();
  await screen.findByLabelText(texts.account.email);
  expect(screen.queryByText(/Dein Profil erscheint auch/)).toBeNull();
});
