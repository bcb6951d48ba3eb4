import { act, render, screen } from '@testing-library/react';
import { ToastStack } from './toast-stack.island.tsx';
import { notify } from './toast.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

it('shows a toast with an action longer', async () => {
  const onPress = jest.fn();
  render(<ToastStack label="Messages" />);
  await act(async () => {
    notify({ kind: 'info', text: 'Saved.' });
    notify({ kind: 'info', text: 'Taken back.', action: { label: 'Undo', onPress } });
  });
  await pass(4);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  await pass(3);
  expect(screen.queryByText('Saved.')).toBeNull();
  await pass(2);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('disappears if its action is not used', async () => {
  render(<ToastStack label="Messages" />);
  await act(async () =>
    notify({ kind: 'info', text: 'Gone.', action: { label: 'Undo', onPress: jest.fn() } }),
  );
  await pass(9);
  expect(screen.getByText('Gone.')).toBeInTheDocument();
  await pass(3);
  expect(screen.queryByText('Gone.')).toBeNull();
});
