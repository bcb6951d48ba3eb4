import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createMailboxApp } from './app.ts';
import { createMailStore, type Mail } from './mail-store.ts';
import { listenForMail } from './receive.ts';

const folder = await mkdtemp(join(tmpdir(), 'vonk-mailbox-'));
const store = await createMailStore(folder);
const smtp = listenForMail(store, 0, '127.0.0.1');
const app = createMailboxApp(store);
const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=', 'base64');

beforeAll(async () => {
  if (!smtp.server.listening) await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const transport = createTransport({ host: '127.0.0.1', port });
  await transport.sendMail({
    from: 'Herzfunke <hallo@x.example>',
    to: 'bob@x.example',
    subject: 'Erste',
    text: 'eins',
  });
  await transport.sendMail({
    from: 'Herzfunke <hallo@x.example>',
    to: 'Alice@X.example',
    subject: 'Bestätige <deine> Adresse',
    text: 'zwei',
    html: '<p>zwei <img src="cid:dot"><script>alert(1)</script></p>',
    attachments: [
      { filename: 'dot.gif', cid: 'dot', content: pixel },
      { filename: 'größe.pdf', content: Buffer.from('%PDF-1.3'), contentType: 'application/pdf' },
    ],
  });
  transport.close();
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await rm(folder, { recursive: true });
});

const ask = (path: string, host = 'localhost:3004') =>
  app.request(`http://${host}${path}`, { headers: { host } });
const mails = async (path: string) => (await (await ask(path)).json()) as Mail[];

test('lists mails newest first, and those to one address whatever its case', async () => {
  expect((await mails('/mails')).map(({ to }) => to)).toEqual([['alice@x.example'], ['bob@x.example']]);
  expect(await mails('/mails?to=ALICE@x.example')).toMatchObject([{ subject: 'Bestätige <deine> Adresse' }]);
  expect(await mails('/mails?to=carla@x.example')).toEqual([]);
});

test('gives one mail by its id, its images inside', async () => {
  const [newest] = await mails('/mails');
  const mail = (await (await ask(`/mails/${newest?.id}`)).json()) as Mail;
  expect(mail.html).toContain('src="data:image/gif;base64,');
  expect((await ask('/mails/1')).status).toBe(404);
});

test('keeps the files of a mail to be saved, never to be shown', async () => {
  const [newest] = await mails('/mails');
  expect(newest?.files).toMatchObject([{ name: 'größe.pdf', type: 'application/pdf' }]);
  const file = await ask(`/view/${newest?.id}/files/0`);
  expect(await file.text()).toBe('%PDF-1.3');
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''gr%C3%B6%C3%9Fe.pdf");
  expect(await (await ask(`/view/${newest?.id}`)).text()).toContain('größe.pdf');
  expect((await ask(`/view/${newest?.id}/files/1`)).status).toBe(404);
});

test('shows a mail escaped, and its own HTML without scripts', async () => {
  const [newest] = await mails('/mails');
  expect(await (await ask(`/view/${newest?.id}`)).text()).toContain('Bestätige &lt;deine&gt; Adresse');
  const shown = await ask(`/view/${newest?.id}/html`);
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox(?!.*allow-scripts)/);
});

test('responds only on its own names', async () => {
  expect((await ask('/mails', 'mailbox.attacker.example')).status).toBe(421);
});

test('finds its mails again after a restart, the newest 500', async () => {
  const again = await createMailStore(folder);
  expect(again.list()).toHaveLength(2);
  for (let nth = 0; nth < 500; nth += 1)
    await again.add(Buffer.from(`Subject: ${nth}\r\n\r\n`), {
      sender: 'brand@x.example',
      recipients: ['carla@x.example'],
    });
  expect(again.list()).toHaveLength(500);
  expect(again.list('bob@x.example')).toEqual([]);
  expect(await readdir(folder)).toHaveLength(500);
});
