import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTestSite } from '#tests/support/screens/site.tsx';

// The library renders the panel; this tests its use.
import.meta.jest.unstable_mockModule('./emoji-panel.tsx', () => ({
  EmojiPanel: ({ onEmoji }: { onEmoji: (emoji: string) => void }) => (
    <button onClick={() => onEmoji('🧡')}>orange</button>
  ),
}));
const { EmojiButton } = await import('./emoji-button.tsx');

async function open() {
  const [onEmoji, onClosed] = [jest.fn(), jest.fn()];
  render(
    <>
      <EmojiButton onEmoji={onEmoji} onClosed={onClosed} />
      <p>elsewhere</p>
    </>,
    { wrapper: InTestSite },
  );
  const button = screen.getByRole('button', { name: 'Emoji einfügen' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await screen.findByText('orange');
  return { onEmoji, onClosed, button };
}
const panel = () => screen.queryByRole('dialog', { name: 'Emojis' });

test('it opens with the first press, and several emoji may be chosen', async () => {
  const { onEmoji, button } = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByText('orange'));
  await userEvent.click(screen.getByText('orange'));
  expect(onEmoji.mock.calls).toEqual([['🧡'], ['🧡']]);
  expect(panel()).toBeInTheDocument();
});

test('Escape closes it and returns the focus to the field', async () => {
  const { onClosed } = await open();
  screen.getByText('orange').focus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a press elsewhere closes it and leaves the focus to that', async () => {
  const { onClosed } = await open();
  await userEvent.click(screen.getByText('elsewhere'));
  expect(panel()).toBeNull();
  expect(onClosed).not.toHaveBeenCalled();
});
