import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import webPush from 'web-push';
import type { Services } from '../http/call.ts';
import { sendPush } from './send-push.ts';

type Received = { path: string; headers: Record<string, string>; body: Buffer };

/** A browser's half of a subscription, with what only the browser knows. */
function subscribe(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const row = { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
  /** Opens what was sent, by RFC 8291 and RFC 8188. */
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, bytes));
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The text ends where its padding begins, with a 2.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as unknown;
  };
  return { row, open };
}

let server: Server;
let agent: Agent;
let received: Received[];
let status: number;

beforeEach(async () => {
  received = [];
  status = 201;
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ path: request.url ?? '', headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  agent = new Agent();
  // Whatever service is named, its requests come to the test, which has no certificate for it.
  agent.createConnection = () => connect(port, '127.0.0.1');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const vapid = webPush.generateVAPIDKeys();
const brand = {
  id: 'herzfunke',
  name: 'Herzfunke',
  pool: 'demo',
  companyId: 1,
  domainLanguage: 'de',
  hosts: ['herzfunke.example'],
  settings: { support_email: 'hallo@herzfunke.example', fictional_singular: { fi: 'Keksitty' } },
};

/** Answers the queries of a push message in their order; returns what else was written. */
function services(rows: object[], receiver: object | null) {
  const answers = [rows, receiver ? [receiver] : []];
  const written: string[] = [];
  const execute = (query: { queryChunks: unknown[] }) => {
    const text = JSON.stringify(query.queryChunks);
    if (text.includes('from brands')) return Promise.resolve({ rows: [brand] });
    if (text.includes('delete from')) {
      written.push(text);
      return Promise.resolve({ rows: [] });
    }
    return Promise.resolve({ rows: answers.shift() ?? [] });
  };
  const env = { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey };
  return { services: { db: { execute }, env } as unknown as Services, written };
}

const task = { userId: 1, kind: 'message' as const, profileId: 9, path: '/chats/4' };
const alice = { brand_id: 'herzfunke', language: 'fi', name: 'Mara', fictional: true };

/** Whether a push service that knows our public key accepts who sends this, and for how long. */
function claimsOf({ headers }: Received): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(vapid.publicKey);
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(vapid.publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const bytes = Buffer.from(signature, 'base64url');
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

test('every browser of the member can read who wrote, in words, and where; a push service cannot', async () => {
  const browsers = [subscribe('https://push.example/a'), subscribe('https://push.example/b')];
  const { services: all } = services(
    browsers.map(({ row }) => row),
    alice,
  );
  await sendPush(all, task, agent);
  expect(received.map(({ path }) => path)).toEqual(['/a', '/b']);
  for (const [at, each] of received.entries()) {
    expect(each.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(each.body.includes('Mara')).toBe(false);
    expect(claimsOf(each)).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:hallo@herzfunke.example',
    });
    expect(browsers[at]?.open(each.body)).toEqual({
      title: 'Herzfunke',
      body: 'Mara (Keksitty) on kirjoittanut sinulle.',
      url: '/fi/chats/4',
      tag: 'message:9',
    });
  }
});

test.each([404, 410])('a subscription that its service answers with %d is forgotten', async (answer) => {
  status = answer;
  const { services: all, written } = services([subscribe('https://push.example/a').row], alice);
  await sendPush(all, task, agent);
  expect(written).toHaveLength(1);
});

test('a service in trouble costs no subscription', async () => {
  status = 500;
  const { services: all, written } = services([subscribe('https://push.example/a').row], alice);
  await sendPush(all, task, agent);
  expect(received).toHaveLength(1);
  expect(written).toEqual([]);
});

test('nothing is sent once one of the two has left or blocked the other', async () => {
  await sendPush(services([subscribe('https://push.example/a').row], null).services, task, agent);
  expect(received).toEqual([]);
});
