import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { closedLander, testLander } from '#tests/support/screens/lander.ts';
import type { LanderPage } from '../lander-page.ts';
import { IconsLander } from './icons-lander.tsx';

const show = (lander: LanderPage) =>
  render(<IconsLander lander={lander} />, { wrapper: InTestSite }).container;

const question = (name: RegExp) => within(screen.getByRole('group', { name }));

test('nothing but drawings: no photo and no member', () => {
  const container = show(testLander);
  expect(container.querySelector('img')).toBeNull();
  expect(container).not.toHaveTextContent(/Mara|Nadia|412/);
  const drawings = container.querySelectorAll('label svg');
  expect(drawings).toHaveLength(9 + 4);
  for (const drawing of drawings) expect(drawing).toHaveAttribute('aria-hidden', 'true');
});

test('each question takes one answer, with its own response', async () => {
  show(testLander);
  const question1 = question(/Frage 1 von 3 Worauf hast du Lust/);
  const reasons = question(/Frage 2 von 3 Was suchst du/);
  await userEvent.click(question1.getByRole('radio', { name: 'Wandern' }));
  await userEvent.click(question1.getByRole('radio', { name: 'Hunde' }));
  await userEvent.click(reasons.getByRole('radio', { name: 'Freundschaft' }));
  expect(question1.getByRole('radio', { name: 'Wandern' })).not.toBeChecked();
  expect(question1.getByRole('radio', { name: 'Hunde' })).toBeChecked();
  expect(question1.getByRole('radio', { name: 'Hunde' })).toHaveAccessibleDescription(
    'Wer einen Hund hat, ist ohnehin jeden Tag draußen. „Hunde“ kannst du später in deinem Profil angeben.',
  );
  expect(reasons.getByRole('radio', { name: 'Freundschaft' })).toHaveAccessibleDescription(
    'Auch das ist ein guter Grund, hier zu sein.',
  );
});

test('the form submits only what the signup needs', () => {
  const container = show(testLander);
  const names = [...container.querySelectorAll('form input:not([type="hidden"])')].map((input) =>
    input.getAttribute('name'),
  );
  expect([...new Set(names)]).toEqual(['gender', 'seeks']);
  for (const radio of container.querySelectorAll('fieldset input[name="wish"], input[name="reason"]')) {
    expect(radio.closest('form')).toBeNull();
  }
  expect(screen.getByText(/bleiben auf dieser Seite, gespeichert wird nichts/)).toBeInTheDocument();
});

test('promises no third question where no one signs up without an invitation', () => {
  show(closedLander);
  expect(screen.queryByText(/Frage 3/)).toBeNull();
  expect(screen.queryByText(/übernehmen wir in deine Anmeldung/)).toBeNull();
  expect(screen.getByText(/Frage 1 von 2/)).toBeInTheDocument();
});
