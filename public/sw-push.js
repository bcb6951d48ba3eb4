// Shows push messages and opens what they are about. Payload: { title, body, url, tag, icon }; `url` is a path of this
// site. Kept free of caching on purpose: a worker that keeps pages would show yesterday's.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag, icon } = payloadOf(event);
  if (!title) return;
  const options = { body, tag, icon, renotify: Boolean(tag), data: { url: sitePath(url) } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(sitePath(event.notification.data?.url)));
});

function payloadOf(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
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

async function openPath(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(
    (each) => new URL(each.url).pathname === new URL(path, self.location.origin).pathname,
  );
  const open = shown ?? windows[0];
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  if (shown) return undefined;
  return open.navigate(path).catch(() => self.clients.openWindow(path));
}
