import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Handler = (event: Waiting & Record<string, unknown>) => void;

const origin = 'https://vonk.example';
const source = readFileSync('public/sw-push.js', 'utf8');

type Port = { onmessage?: (event: { data: unknown }) => void };

/** A synchronous channel: a page's response arrives at once. */
class Channel {
  port1: Port = {};
  port2 = this.port1;
}

type Question = 'tells' | 'shows' | 'open';
type Asked = { question: Question; path: string; tag?: string };
/** A window as seen by the worker: its initial address and its page's response, if any. */
type Window = {
  url: string;
  answers?: Partial<Record<Question, boolean | ((tag?: string) => boolean)>>;
  looked?: boolean;
};

function startWorker(windows: Window[] = []) {
  const handlers: Record<string, Handler> = {};
  const shown: [string, Record<string, unknown>][] = [];
  const done: string[] = [];
  const requests: object[] = [];
  const made: object[] = [];
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async (options: object) => {
      made.push(options);
      return subscriptionAt('https://push.example/new');
    },
  };
  const fetch = async (url: string, { method, body }: { method: string; body: string }) =>
    void requests.push([method, url, JSON.parse(body)]);
  const clients = windows.map(({ url, answers = {}, looked = false }) => ({
    url,
    focused: looked,
    visibilityState: looked ? 'visible' : 'hidden',
    focus: async () => void done.push(`focus ${url}`),
    navigate: async (path: string) => void done.push(`navigate ${path}`),
    postMessage: ({ question, path, tag }: Asked, [port]: Port[]) => {
      const given = answers[question];
      const answer = typeof given === 'function' ? given(tag) : given;
      if (answer === undefined) return;
      if (question === 'open') done.push(`go to ${path}`);
      port?.onmessage?.({ data: answer });
    },
  }));
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: {
      pushManager,
      showNotification: async (...notification: [string, Record<string, unknown>]) =>
        void shown.push(notification),
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (path: string) => void done.push(`open ${path}`),
    },
  };
  // Pages that do not answer time out at once.
  const setTimeout = (then: () => void) => setImmediate(then);
  runInNewContext(source, { self, URL, MessageChannel: Channel, setTimeout, fetch });
  const send = async (name: string, event: Record<string, unknown>) => {
    const work: Promise<unknown>[] = [];
    handlers[name]?.({ ...event, waitUntil: (promise) => void work.push(promise) });
    await Promise.all(work);
  };
  const push = (payload: unknown) => send('push', { data: { json: () => payload } });
  const click = (url: unknown) =>
    send('notificationclick', { notification: { close: () => undefined, data: { url } } });
  return { push, click, send, shown, done, requests, made };
}

function subscriptionAt(endpoint: string) {
  const options = { userVisibleOnly: true };
  return { endpoint, options, toJSON: () => ({ endpoint, expirationTime: null, keys: { auth: endpoint } }) };
}

test('shows a push message', async () => {
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

test('shows nothing that a visible page announces itself', async () => {
  const push = async (window: Window) => {
    const worker = startWorker([window]);
    await worker.push({ title: 'Neue Nachricht', url: '/chats/4' });
    return worker.shown.length;
  };
  const url = `${origin}/members`;
  expect(await push({ url, looked: true, answers: { tells: true } })).toBe(0);
  expect(await push({ url, looked: true, answers: { tells: false } })).toBe(1);
  expect(await push({ url, looked: true })).toBe(1);
  expect(await push({ url, looked: false, answers: { tells: true } })).toBe(1);
});

test('asks the page which kinds it announces', async () => {
  const tells = (tag?: string) => tag === 'match:9';
  const worker = startWorker([{ url: `${origin}/members`, looked: true, answers: { tells } }]);
  await worker.push({ title: 'Ihr mögt euch', url: '/likes/m/9', tag: 'match:9' });
  expect(worker.shown).toHaveLength(0);
  await worker.push({ title: 'Mara mag dich', url: '/likes/m/9', tag: 'like:9' });
  expect(worker.shown).toHaveLength(1);
});

const keep = (endpoint: string) => [
  'POST',
  '/api/user.php?push=1',
  { subscription: { endpoint, keys: { auth: endpoint } } },
];
const unsubscribe = [
  'POST',
  '/api/user.php?push=1',
  { subscription: null, endpoint: 'https://push.example/old' },
];

test('the server learns of a subscription that the browser has renewed', async () => {
  const { send, requests, made } = startWorker();
  const oldSubscription = subscriptionAt('https://push.example/old');
  await send('pushsubscriptionchange', {
    oldSubscription,
    newSubscription: subscriptionAt('https://push.example/own'),
  });
  expect(requests).toEqual([keep('https://push.example/own'), unsubscribe]);
  expect(made).toEqual([]);
});

test('subscribes again in the same way if the browser has dropped it', async () => {
  const { send, requests, made } = startWorker();
  await send('pushsubscriptionchange', { oldSubscription: subscriptionAt('https://push.example/old') });
  expect(made).toEqual([{ userVisibleOnly: true }]);
  expect(requests).toEqual([keep('https://push.example/new'), unsubscribe]);
});

test('a browser that says nothing of it leaves that to the next page', async () => {
  const { send, requests } = startWorker();
  await send('pushsubscriptionchange', {});
  expect(requests).toEqual([]);
});

test('what a page says of itself counts, for it has moved on since it was loaded', async () => {
  const moved = startWorker([
    { url: `${origin}/chats/4`, answers: { shows: false, open: true } },
    { url: `${origin}/likes`, answers: { shows: true, open: true } },
  ]);
  await moved.click('/chats/4');
  expect(moved.done).toEqual([`focus ${origin}/likes`]);
});

test('a page goes where the notification leads without being loaded again', async () => {
  const page = startWorker([{ url: `${origin}/chats/4`, answers: { shows: false, open: true } }]);
  await page.click('/chats/4');
  expect(page.done).toEqual([`focus ${origin}/chats/4`, 'go to /chats/4']);
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
