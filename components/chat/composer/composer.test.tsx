import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { InTestSite } from '../../site/in-test-site.tsx';
import { Composer } from './composer.tsx';

function Writing({
  onSend,
  cost = 1,
  maxLength = 200,
}: {
  onSend: (body: string) => void;
  cost?: number;
  maxLength?: number;
}) {
  const [text, setText] = useState('');
  return (
    <Composer name="Mara" text={text} cost={cost} maxLength={maxLength} onText={setText} onSend={onSend} />
  );
}

function renderComposer(props: { cost?: number; maxLength?: number } = {}) {
  const onSend = jest.fn();
  render(<Writing onSend={onSend} {...props} />, { wrapper: InTestSite });
  return { onSend, field: screen.getByLabelText('Nachricht an Mara'), user: userEvent.setup() };
}

test('Enter sends, Shift and Enter breaks the line', async () => {
  const { onSend, field, user } = renderComposer();
  await user.type(field, 'Hallo{Shift>}{Enter}{/Shift}Mara');
  expect(onSend).not.toHaveBeenCalled();
  expect(field).toHaveValue('Hallo\nMara');
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledWith('Hallo\nMara');
});

test('Enter that ends the word list of an input method sends nothing', async () => {
  const { onSend, field, user } = renderComposer();
  await user.type(field, 'こんにちは');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
});

test('the price stands at the button', () => {
  renderComposer({ cost: 2 });
  expect(screen.getByRole('button', { name: 'Senden · 2 Credits' })).toBeDisabled();
});

test('blank text is not sent', async () => {
  const { onSend, field, user } = renderComposer();
  await user.type(field, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
});

test('the counter appears near the limit and a text beyond it waits', async () => {
  const { onSend, field, user } = renderComposer({ maxLength: 20 });
  await user.type(field, 'kurz');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.clear(field);
  await user.type(field, 'neunzehn Zeichen da');
  expect(screen.getByRole('status')).toHaveTextContent('Noch 1 Zeichen');
  await user.type(field, ' und mehr{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('8 Zeichen zu lang');
  expect(field).toBeInvalid();
  expect(onSend).not.toHaveBeenCalled();
});
