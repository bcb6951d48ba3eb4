import { Hono } from 'hono';
import { listPage, mailPage } from './pages.ts';
import type { MailStore } from './mail-store.ts';

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Policy of a mail's HTML: display only, links open in a new tab. */
const mailPolicy =
  "default-src 'none'; img-src data: http: https:; font-src data: http: https:; style-src 'unsafe-inline'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/** The mailbox's pages for people (`/`, `/view/{id}`) and its JSON for tests (`/mails?to=…`, `/mails/{id}`). */
export function createMailboxApp(store: MailStore): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    // Prevents DNS rebinding: other sites must not read mails through a host name that resolves to this machine.
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '');
    if (!ownNames.has(host)) return context.text('The mailbox answers on localhost only.', 421);
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    return undefined;
  });

  app.get('/', (context) => context.html(listPage(store.list(context.req.query('to') || undefined))));

  app.get('/view/:id', (context) => {
    const mail = store.get(context.req.param('id'));
    return mail ? context.html(mailPage(mail)) : context.notFound();
  });

  app.get('/view/:id/html', (context) => {
    const mail = store.get(context.req.param('id'));
    if (!mail) return context.notFound();
    context.header('content-security-policy', mailPolicy);
    return context.html(`<base target="_blank">${mail.html}`);
  });

  app.get('/view/:id/files/:at', (context) => {
    const file = store.get(context.req.param('id'))?.files?.[Number(context.req.param('at'))];
    if (!file) return context.notFound();
    // Always a download: an attachment must not act as a page of the mailbox.
    return context.body(Buffer.from(file.content, 'base64'), 200, {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  });

  app.get('/mails', (context) => context.json(store.list(context.req.query('to') || undefined)));

  app.get('/mails/:id', (context) => {
    const mail = store.get(context.req.param('id'));
    return mail ? context.json(mail) : context.notFound();
  });

  return app;
}
