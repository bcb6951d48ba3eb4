import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice.island.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const tell = (event: 'online' | 'offline') =>
  act(() => {
    window.dispatchEvent(new Event(event));
  });

it('says that the connection is gone, and for a moment that it is back', () => {
  render(<OfflineNotice offline="Du bist offline." online="Du bist wieder online." />);
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  tell('offline');
  expect(notice).toHaveTextContent('Du bist offline.');
  tell('online');
  expect(notice).toHaveTextContent('Du bist wieder online.');
  act(() => jest.advanceTimersByTime(4000));
  expect(notice).toBeEmptyDOMElement();
});

it('says nothing of a connection that was never lost', () => {
  render(<OfflineNotice offline="Du bist offline." online="Du bist wieder online." />);
  tell('online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
