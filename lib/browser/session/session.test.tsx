import { act, renderHook, waitFor } from '@testing-library/react';
import type { User } from '../../contract/identity/accounts.ts';
import { useActiveDiscount } from '../commerce/active-discount.ts';
import { afterLogin } from './after-login.ts';
import { useUser } from '../transport/hooks.ts';
import { logOut } from './session.ts';

const alice = { id: 7, paid_user: false } as User;
const answers: Record<string, unknown> = {
  '/api/timebonus.php': { isVisible: true, discountcode: { code: 'TIMEBONUS25', validity: 60 } },
  '/api/logout.php': { done: true },
};

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  globalThis.fetch = (async (url: string) => {
    calls.push(url);
    const text = JSON.stringify(answers[url] ?? {});
    // jsdom has no Response.
    return { ok: true, status: 200, headers: new Map(), text: async () => text };
  }) as unknown as typeof fetch;
});

it('the login shows the user at once and loads the time bonus, the logout clears both', async () => {
  const { result } = renderHook(() => {
    const { user } = useUser();
    return { user, code: useActiveDiscount()?.code };
  });
  expect(result.current).toEqual({ user: null, code: undefined });
  expect(calls).toEqual([]);

  document.cookie = 'vonk_in=1';
  await act(() => afterLogin(alice));
  expect(result.current.user).toEqual(alice);
  await waitFor(() => expect(result.current.code).toBe('TIMEBONUS25'));
  expect(calls).not.toContain('/api/user.php');

  await act(() => logOut());
  expect(result.current).toEqual({ user: null, code: undefined });
  expect(document.cookie).not.toContain('vonk_in');
});
