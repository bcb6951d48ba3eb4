import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.island.tsx';

function open() {
  render(
    <>
      <Menu label="Konto" summary="Ich">
        <li>
          <button type="button">Ausloggen</button>
        </li>
      </Menu>
      <button type="button">Woanders</button>
    </>,
  );
  const menu = document.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  return menu;
}

it('closes on a choice and on a press elsewhere', async () => {
  const menu = open();
  await userEvent.click(screen.getByText('Ausloggen'));
  expect(menu.open).toBe(false);
  menu.open = true;
  await userEvent.click(screen.getByText('Woanders'));
  expect(menu.open).toBe(false);
});

it('closes on Escape and gives focus back to what opened it', async () => {
  const menu = open();
  screen.getByText('Ausloggen').focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(screen.getByLabelText('Konto')).toHaveFocus();
});

it('gives focus back after a choice too', async () => {
  open();
  await userEvent.click(screen.getByText('Ausloggen'));
  expect(screen.getByLabelText('Konto')).toHaveFocus();
});

it('is walked through by arrow keys, Home and End', async () => {
  const user = userEvent.setup();
  render(
    <Menu label="Konto" summary="Ich">
      {['Eins', 'Zwei', 'Drei'].map((name) => (
        <li key={name}>
          <button type="button">{name}</button>
        </li>
      ))}
    </Menu>,
  );
  screen.getByLabelText('Konto').focus();
  const reached: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await user.keyboard(`{${key}}`);
    reached.push(document.activeElement?.textContent);
  }
  expect(reached).toEqual(['Eins', 'Zwei', 'Drei', 'Eins', 'Drei', 'Eins']);
  expect(document.querySelector('details')).toHaveAttribute('open');
});

it('fetches its content however it was opened', () => {
  const onWanted = jest.fn();
  render(
    <Menu label="Konto" summary="Ich" onWanted={onWanted}>
      <li />
    </Menu>,
  );
  const menu = document.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
  expect(onWanted).toHaveBeenCalledTimes(1);
  menu.open = false;
  fireEvent(menu, new Event('toggle'));
  expect(onWanted).toHaveBeenCalledTimes(1);
});
