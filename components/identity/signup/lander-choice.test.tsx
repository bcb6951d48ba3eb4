import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyValues, saveSignupDraft, loadSignupDraft } from '#lib/rules/identity/signup-draft.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { SignupWizard } from './signup-wizard.island.tsx';
import { textsOf } from '#lib/i18n/catalogue.ts';

const texts = textsOf('de');

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/signup');
});

function open(query: string) {
  window.history.replaceState(null, '', `/signup${query}`);
  return render(
    <InTestSite>
      <SignupWizard
        texts={texts.signup}
        errors={texts.errors}
        regionKinds={texts.regionKinds}
        countries={['DE']}
        country="DE"
        heading="h1"
        onDone={() => undefined}
      />
    </InTestSite>,
  );
}

const keep = (values: Partial<typeof emptyValues>, step: number) =>
  saveSignupDraft(localStorage, { step, values: { ...emptyValues, ...values } }, Date.now());

const storedValues = () => loadSignupDraft(localStorage, Date.now())?.values;

it('takes over the answers of a lander, once, and leaves the rest of the address', async () => {
  const { unmount } = open('?slug=tinderswipe&gender=man&seeks=woman&network=north');
  await waitFor(() => expect(screen.getByLabelText('ein Mann')).toBeChecked());
  expect(screen.getByLabelText('heterosexuell')).toBeChecked();
  expect(screen.getByLabelText(/Ich willige ausdrücklich ein/)).not.toBeChecked();
  expect(location.search).toBe('?slug=tinderswipe&network=north');
  await userEvent.click(screen.getByLabelText('bisexuell'));
  unmount();
  open(location.search);
  await waitFor(() => expect(screen.getByLabelText('bisexuell')).toBeChecked());
});

it('keeps the address if a link has none', () => {
  open('?network=north');
  expect(location.search).toBe('?network=north');
  expect(screen.getByLabelText('eine Frau')).not.toBeChecked();
});

it('goes on where the draft was when the lander says the same', async () => {
  keep({ gender: 'woman', sexuality: 'hetero', consent_sensitive: true, name: 'Alice' }, 1);
  open('?gender=woman&seeks=man');
  expect(await screen.findByText('Wie alt bist du?')).toBeVisible();
  expect(storedValues()).toMatchObject({ name: 'Alice', consent_sensitive: true });
});

it('asks for consent again if the lander’s choice differs, and keeps the input', async () => {
  keep({ gender: 'woman', sexuality: 'hetero', consent_sensitive: true, name: 'Alice' }, 1);
  open('?gender=woman&seeks=both');
  await waitFor(() => expect(screen.getByLabelText('bisexuell')).toBeChecked());
  expect(screen.getByLabelText(/Ich willige ausdrücklich ein/)).not.toBeChecked();
  await waitFor(() => expect(storedValues()).toMatchObject({ name: 'Alice', sexuality: 'bi' }));
});
