import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Handler = (event: Waiting & Record<string, unknown>) => void;

const origin = 'https://vonk.example';
const source = readFileSync('public/sw-push.js', 'utf8');

function startWorker(windows: { url: string }[] = []) {
  const handlers: Record<string, Handler> = {};
  const shown: [string, Record<string, unknown>][] = [];
  const done: string[] = [];
  const clients = windows.map((window) => ({
    ...window,
    focus: async () => void done.push(`focus ${window.url}`),
    navigate: async (path: string) => void done.push(`navigate ${path}`),
  }));
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: {
      showNotification: async (...notification: [string, Record<string, unknown>]) =>
        void shown.push(notification),
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (path: string) => void done.push(`open ${path}`),
    },
  };
  runInNewContext(source, { self, URL });
  const send = async (name: string, event: Record<string, unknown>) => {
    const work: Promise<unknown>[] = [];
    handlers[name]?.({ ...event, waitUntil: (promise) => void work.push(promise) });
    await Promise.all(work);
  };
  const push = (payload: unknown) => send('push', { data: { json: () => payload } });
  const click = (url: unknown) =>
    send('notificationclick', { notification: { close: () => undefined, data: { url } } });
  return { push, click, send, shown, done };
}

test('shows what was pushed', async () => {
  const { push, shown } = startWorker();
  await push({
    title: 'Neue Nachricht',
    body: 'Mara: Hallo',
    url: '/chats/4',
    tag: 'chat-4',
    icon: '/icons/a.png',
  });
  expect(shown).toHaveLength(1);
  expect(shown[0]?.[0]).toBe('Neue Nachricht');
  expect(shown[0]?.[1]).toMatchObject({ body: 'Mara: Hallo', tag: 'chat-4', data: { url: '/chats/4' } });
});

test('shows nothing for a payload it cannot read', async () => {
  const { send, push, shown } = startWorker();
  const unreadable = () => {
    throw new SyntaxError('no JSON');
  };
  await send('push', { data: { json: unreadable } });
  await push({});
  expect(shown).toEqual([]);
});

test('a press focuses the window that shows it, uses another one, or opens one', async () => {
  const there = startWorker([{ url: `${origin}/` }, { url: `${origin}/chats/4` }]);
  await there.click('/chats/4');
  expect(there.done).toEqual([`focus ${origin}/chats/4`]);
  const elsewhere = startWorker([{ url: `${origin}/members` }]);
  await elsewhere.click('/chats/4');
  expect(elsewhere.done).toEqual([`focus ${origin}/members`, 'navigate /chats/4']);
  const closed = startWorker();
  await closed.click('/chats/4');
  expect(closed.done).toEqual(['open /chats/4']);
});

test.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', undefined])(
  'a press never leaves the site: %s',
  async (url) => {
    const { click, done } = startWorker();
    await click(url);
    expect(done).toEqual(['open /']);
  },
);
