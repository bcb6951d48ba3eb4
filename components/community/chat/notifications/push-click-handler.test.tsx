import { act, render } from '@testing-library/react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext, PathnameContext } from '#tests/support/screens/router.ts';
import { PushClickHandler } from './push-click-handler.island.tsx';

const worker = new EventTarget();
let isLooked = true;
beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker });
  document.hasFocus = () => isLooked;
});
beforeEach(() => {
  isLooked = true;
  signInForTest(true);
});

/** A member at a path, in conversation 4 with member 9; returns the page's response to the push worker. */
async function show(path: string) {
  const router = { push: jest.fn() };
  const { calls } = answerCalls({
    'GET /api/chats.php': { body: { chats: [{ id: 4, profile_id: 9 }], drafts: [], last_opened: null } },
  });
  const { unmount } = render(
    <AppRouterContext value={router as never}>
      <PathnameContext value={path}>
        <PushClickHandler />
      </PathnameContext>
    </AppRouterContext>,
    { wrapper: InTestSite },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const ask = (question: string, about: string, tag?: string) => {
    const port = { postMessage: jest.fn() };
    const event = Object.assign(new Event('message'), {
      data: { question, path: about, tag },
      ports: [port],
    });
    worker.dispatchEvent(event);
    return port.postMessage.mock.calls[0]?.[0] as boolean | undefined;
  };
  return { ask, calls, router, unmount };
}

it.each([
  ['/chats/4', '/chats/4', true],
  ['/members/9/chat', '/chats/4', true],
  ['/fi/chats/4', '/chats/4', true],
  ['/members/8/chat', '/chats/4', false],
  ['/chats/5', '/chats/4', false],
  ['/members', '/chats/4', false],
  ['/likes', '/likes', true],
])('at %s it says whether it shows %s: %s', async (here, path, shows) => {
  const { ask } = await show(here);
  expect(ask('shows', path)).toBe(shows);
});

it('shows messages itself on every screen while the page is visible and focused', async () => {
  const { ask } = await show('/members');
  expect(ask('tells', '/chats/4')).toBe(true);
  expect(ask('tells', '/likes')).toBe(false);
  expect(ask('tells', '/likes/m/9', 'like:9')).toBe(false);
  expect(ask('tells', '/likes/m/9', 'match:9')).toBe(true);
  isLooked = false;
  expect(ask('tells', '/chats/4')).toBe(false);
});

it('opens what a notification links to, and ignores unknown messages', async () => {
  const { ask, router, unmount } = await show('/members');
  expect(ask('open', '/chats/4')).toBe(true);
  expect(router.push).toHaveBeenCalledWith('/chats/4');
  expect(ask('erase', '/')).toBeUndefined();
  unmount();
  expect(ask('shows', '/members')).toBeUndefined();
});
