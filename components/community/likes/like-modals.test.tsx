import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { tile } from '#tests/support/screens/chat.ts';
import { MatchModal } from './like-modals.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const mara = tile();
const texts = getTexts('de').match;

async function renderModal(profile = mara) {
  const handlers = { close: jest.fn(), image: jest.fn(), button: jest.fn(), safety: jest.fn() };
  render(
    <MatchModal
      profile={profile}
      mutual
      texts={texts}
      onClose={handlers.close}
      onSafety={handlers.safety}
      onImagePressed={handlers.image}
      onButtonPressed={handlers.button}
    />,
    { wrapper: InTestSite },
  );
  await screen.findByRole('dialog');
  return handlers;
}

test('shows that there is a new like, and from whom', async () => {
  await renderModal();
  expect(screen.getByRole('heading', { name: 'Neues Like!' })).toBeInTheDocument();
  expect(screen.getByText(/Du und Mara mögt euch/)).toBeInTheDocument();
});

test('the photo closes it and emits its own event', async () => {
  const handlers = await renderModal();
  await userEvent.click(screen.getByRole('button', { name: 'Profil von Mara ansehen' }));
  expect(handlers.close).toHaveBeenCalledTimes(1);
  expect(handlers.image).toHaveBeenCalledWith(mara);
  expect(handlers.button).not.toHaveBeenCalled();
});

test('the button closes it and emits its own event', async () => {
  const handlers = await renderModal();
  await userEvent.click(screen.getByRole('button', { name: 'Schreib Mara' }));
  expect(handlers.close).toHaveBeenCalledTimes(1);
  expect(handlers.button).toHaveBeenCalledWith(mara);
});

test('a separate button closes it and calls nothing else', async () => {
  const handlers = await renderModal();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(handlers.close).toHaveBeenCalledTimes(1);
  expect(handlers.image).not.toHaveBeenCalled();
  expect(handlers.button).not.toHaveBeenCalled();
});

test('Escape closes it, but with the menu open only the menu', async () => {
  const handlers = await renderModal();
  await userEvent.click(screen.getByLabelText('Mehr zu Mara'));
  await userEvent.keyboard('{Escape}');
  expect(handlers.close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(handlers.close).toHaveBeenCalledTimes(1);
});

test('the menu stands beside the title, not on the photo', async () => {
  await renderModal();
  const head = screen.getByRole('heading', { name: 'Neues Like!' }).parentElement;
  expect(head).toContainElement(screen.getByLabelText('Mehr zu Mara'));
});

test('it has one button beside closing; reporting and blocking are in its menu', async () => {
  const handlers = await renderModal();
  const buttons = screen.getAllByRole('button').filter((button) => !button.closest('details'));
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Schließen',
    'Profil von Mara ansehen',
    'Schreib Mara',
  ]);
  await userEvent.click(screen.getByLabelText('Mehr zu Mara'));
  await userEvent.click(screen.getByRole('button', { name: 'Melden oder blockieren' }));
  expect(handlers.safety).toHaveBeenCalledTimes(1);
  expect(handlers.button).not.toHaveBeenCalled();
});

test('a fictional profile says so in words', async () => {
  await renderModal({ ...mara, fictional_icon: true });
  await waitFor(() => expect(screen.getByText('Fiktives Profil')).toBeInTheDocument());
  expect(screen.getByText(/steckt keine Person/)).toBeInTheDocument();
});
