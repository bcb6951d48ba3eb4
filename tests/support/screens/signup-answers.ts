import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Calls of the signup's questions, for `answerCalls`. */
export const signupCalls = {
  'GET /api/regions.php': { body: { regions: { DE: [{ code: 'DE-NW', name: 'NRW' }] } } },
  'GET /api/towns.php': { body: { towns: [{ city: 'Köln', country: 'DE', region: 'DE-NW' }] } },
  'POST /api/address-check.php': { body: { disposable: false } },
  'POST /api/signup.php': { body: { user: { id: 1, email: 'alice@example.org', status: 'not_confirmed' } } },
};

export const passwordInTest = 'ein gutes Passwort';

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export async function answerWho(): Promise<void> {
  await userEvent.click(await screen.findByLabelText('eine Frau'));
  await userEvent.click(screen.getByLabelText('heterosexuell'));
  await userEvent.click(screen.getByLabelText(/Ich willige ausdrücklich ein/));
  await press('Weiter');
}

export async function answerBirth(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Tag'), '14');
  await userEvent.type(screen.getByLabelText('Monat'), '3');
  await userEvent.type(screen.getByLabelText('Jahr'), '1994');
  await press('Weiter');
}

export async function answerUntilPlace(): Promise<void> {
  await answerWho();
  await answerBirth();
  await userEvent.type(await screen.findByLabelText('Name'), 'Alice');
  await press('Weiter');
}

export async function answerPlace(town: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText('Bundesland'), 'DE-NW');
  await userEvent.type(screen.getByLabelText('Ort'), town);
  await press('Weiter');
}

export async function answerUntilAccount(): Promise<void> {
  await answerUntilPlace();
  await answerPlace('Köln');
  await userEvent.type(await screen.findByLabelText('E-Mail-Adresse'), 'alice@example.org');
  await userEvent.type(screen.getByLabelText('Passwort'), passwordInTest);
}

export async function submitSignup(): Promise<void> {
  await userEvent.click(screen.getByLabelText(/akzeptiere die/));
  await press('Kostenlos anmelden');
}
