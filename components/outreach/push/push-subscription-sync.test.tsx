import { act, render, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { afterLogin } from '#lib/browser/session/after-login.ts';
import { givePush, resetPush } from '#tests/support/screens/push.ts';
import { subscribeToPush } from '#lib/browser/push/subscribe-push.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { SiteProvider, useSite } from '../../site/site-context.island.tsx';
import { PushSubscriptionSync } from './push-subscription-sync.island.tsx';

const publicKey = Buffer.alloc(65, 7).toString('base64url');
const member = (id: number) => ({ id, push_subscribed: true }) as User;

function Synced() {
  return (
    <SiteProvider site={{ ...useSite(), pushPublicKey: publicKey }}>
      <PushSubscriptionSync />
    </SiteProvider>
  );
}

afterEach(() => act(resetPush));

test('the subscription of this browser moves to anyone who logs in here', async () => {
  signInForTest(true);
  const { calls, next } = answerCalls({
    'GET /api/user.php': { body: { user: member(7) } },
    'POST /api/user.php': { body: { done: true } },
    'GET /api/timebonus.php': { body: { isVisible: false, discountcode: null } },
  });
  const countSyncs = () => calls.filter(({ name }) => name === 'POST /api/user.php').length;
  givePush('granted');
  await act(() => subscribeToPush(publicKey, 7));
  render(<Synced />, { wrapper: InTestSiteThatRefreshes });
  await waitFor(() => expect(countSyncs()).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(countSyncs()).toBe(1);

  next('GET /api/user.php', { body: { user: member(8) } });
  await act(() => afterLogin(member(8)));
  await waitFor(() => expect(countSyncs()).toBe(2));
  await act(() => mutate(() => true, undefined, { revalidate: true }));
});
