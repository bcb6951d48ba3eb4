import { act, renderHook, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { useCall, useUser } from '../transport/hooks.ts';
import { usePremiumChange } from './premium-change.ts';
import { refresh } from '../transport/keys.ts';

const counts: Record<string, number> = {};
let paid = false;

beforeEach(async () => {
  paid = false;
  for (const name of Object.keys(counts)) delete counts[name];
  document.cookie = 'vonk_in=1';
  await mutate(() => true, undefined, { revalidate: false });
  globalThis.fetch = (async (url: string) => {
    const name = url.split('?')[0] ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
    const body = name === '/api/user.php' ? { user: { id: 7, paid_user: paid } } : { photos: [] };
    return { ok: true, status: 200, headers: new Map(), text: async () => JSON.stringify(body) };
  }) as unknown as typeof fetch;
});

function show() {
  return renderHook(() => {
    const { user } = useUser();
    usePremiumChange(user);
    useCall('GET /api/member.php', { id: 9 });
    useCall('GET /api/likes.php', undefined);
    return user;
  });
}

const refreshUser = () => act(() => refresh([{ name: 'GET /api/user.php' }]));

it('refetches a member on the page only when premium begins or ends', async () => {
  const { result } = show();
  await waitFor(() => expect(result.current?.paid_user).toBe(false));
  const requested = { ...counts };
  await refreshUser();
  expect(counts['/api/member.php']).toBe(requested['/api/member.php']);

  paid = true;
  await refreshUser();
  await waitFor(() => expect(result.current?.paid_user).toBe(true));
  await waitFor(() => expect(counts['/api/member.php']).toBe((requested['/api/member.php'] ?? 0) + 1));
  expect(counts['/api/likes.php']).toBe(requested['/api/likes.php']);

  // A withdrawal ends premium.
  paid = false;
  await refreshUser();
  await waitFor(() => expect(counts['/api/member.php']).toBe((requested['/api/member.php'] ?? 0) + 2));
});
