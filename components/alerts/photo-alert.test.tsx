import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import type { User } from '../../lib/contract/user.ts';
import { answerCalls, signInForTest } from '../site/answers-in-test.ts';
import { InTestSite } from '../site/in-test-site.tsx';
import { PhotoAlert } from './photo-alert.island.tsx';

const photo = { filename: '/photos/a-large.webp' };

function show(mainImage: object | null, path = '/members') {
  const user = { id: 7, main_image: mainImage } as User;
  const { calls } = answerCalls({ 'GET /api/user.php': { body: { user } } });
  const page = (
    <PathnameContext value={path}>
      <InTestSite>
        <PhotoAlert />
      </InTestSite>
    </PathnameContext>
  );
  return { calls, ...render(page) };
}

/** Long enough for the alert to load its texts, were it to show. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  localStorage.clear();
  signInForTest(true);
});

test('a member without a photo is led to the profile', async () => {
  show(null);
  expect(await screen.findByRole('link', { name: 'Foto hinzufügen' })).toHaveAttribute('href', '/profile');
});

test('once dismissed it is never shown again; the flag keeps when', async () => {
  const { unmount } = show(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Hinweis nicht mehr zeigen' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(Number(localStorage.getItem('vonk-alert-photo-7'))).toBeGreaterThan(1_700_000_000_000);
  unmount();
  const again = show(null);
  await waitFor(() => expect(again.calls).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['a member with a photo', photo, '/members'],
  ['the profile, where photos are added', null, '/profile'],
] as const)('stays away from %s', async (_where, mainImage, path) => {
  const { calls } = show(mainImage, path);
  await waitFor(() => expect(calls).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
});
