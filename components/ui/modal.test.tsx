import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from './modal.island.tsx';

function show(closable: boolean) {
  const onClose = jest.fn();
  render(
    <Modal open onClose={onClose} title="Neues Like!" closeLabel="Schließen" closable={closable}>
      <button type="button">Schreib Mara</button>
    </Modal>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Neues Like!' }) };
}

it('closes by its button, Escape and the backdrop', async () => {
  const { onClose, dialog } = show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.pointerDown(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('stays for a press inside of it', () => {
  const { onClose } = show(true);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Schreib Mara' }));
  expect(onClose).not.toHaveBeenCalled();
});

it('only its button closes it while something is in progress', async () => {
  const { onClose, dialog } = show(false);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(dialog);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is not in the page while it is closed', () => {
  render(
    <Modal open={false} closeLabel="Schließen" onClose={() => undefined} title="Neues Like!">
      Mara
    </Modal>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
