// Shows push messages and opens what they are about. Payload: { title, body, url, tag, icon }; `url` is a path of this
// site. Kept free of caching on purpose: a worker that keeps pages would show yesterday's.

/** Milliseconds that a page has to answer; one without a signed-in member never does. */
const patience = 1_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag, icon } = parsePayload(event);
  if (!title) return;
  const path = sitePath(url);
  const options = { body, tag, icon, renotify: Boolean(tag), data: { url: path } };
  const show = async () => {
    if (!(await isToldByPage(path, tag))) await self.registration.showNotification(title, options);
  };
  event.waitUntil(show());
});

// The browser has ended or renewed the subscription: the server gets the new one at once, and a page opened later sends
// what could not be sent here.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription).catch(() => undefined));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(sitePath(event.notification.data?.url)));
});

function parsePayload(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
}

async function renew(old, renewed) {
  const { pushManager } = self.registration;
  const subscription =
    renewed ?? (await pushManager.getSubscription()) ?? (old && (await pushManager.subscribe(old.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await tellServer({ subscription: { endpoint, keys } });
  if (old && old.endpoint !== endpoint) await tellServer({ subscription: null, endpoint: old.endpoint });
}

/** Does not check who is logged in: without a session the server stores nothing. */
function tellServer(body) {
  return fetch('/api/user.php?push=1', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Only paths of this site are ever opened. */
function sitePath(url) {
  try {
    const target = new URL(url ?? '/', self.location.origin);
    return target.origin === self.location.origin ? target.pathname + target.search + target.hash : '/';
  } catch {
    return '/';
  }
}

function listWindows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Whether a page before the member's eyes shows the news itself. */
async function isToldByPage(path, tag) {
  const looked = (await listWindows()).filter((each) => each.focused && each.visibilityState === 'visible');
  const answers = await Promise.all(looked.map((each) => ask(each, 'tells', path, tag)));
  return answers.includes(true);
}

/**
 * Puts a yes or no question to a page; undefined without an answer. A worker knows only the address that a page was
 * loaded from, not where it has gone since.
 */
function ask(client, question, path, tag) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, patience);
    client.postMessage({ question, path, tag }, [port2]);
  });
}

async function openPath(path) {
  const windows = await listWindows();
  const answers = await Promise.all(windows.map((each) => ask(each, 'shows', path)));
  const place = new URL(path, self.location.origin).pathname;
  const shown = windows.find((each, at) => answers[at] ?? new URL(each.url).pathname === place);
  const open = shown ?? windows[0];
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  if (shown || (await ask(open, 'open', path))) return undefined;
  return open.navigate(path).catch(() => self.clients.openWindow(path));
}
