import { spawn, type ChildProcess } from 'node:child_process';
import { demoLogins, demoPassword } from '#demo/logins.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { findFreePort } from '#scripts/supervisor/free-port.ts';
import { Visitor } from '#tests/support/http.ts';
import { endProgram } from '#tests/support/own-backend.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { herzfunke } from '#tests/support/cast.ts';

/** The build on plain Next as any host runs it, without our front, on the stack's backend. */
let next: ChildProcess;
let port: number;

beforeAll(async () => {
  port = await findFreePort();
  const { backendPort, frontKey } = stackAddress();
  next = spawn(
    process.execPath,
    // Without a host name: with a loopback address, Next takes each rewrite for another host and proxies it.
    ['node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        FRONT_KEY: frontKey,
        SESSION_SECRET: 'a secret of this test alone, of more than 32 letters',
      },
      stdio: 'ignore',
    },
  );
  const answers = () =>
    new Visitor(herzfunke, port).get('/').then(
      () => true,
      () => false,
    );
  await until(answers);
});

afterAll(() => endProgram(next));

const member = demoLogins.find(({ paid }) => paid);

async function loggedIn(): Promise<Visitor> {
  const visitor = new Visitor(herzfunke, port);
  const body = { email: member?.email, password: demoPassword };
  expect(await visitor.call('POST /api/user.php', { body })).toMatchObject({ status: 200 });
  return visitor;
}

test.each([
  ['/', /<html lang="de" data-brand="herzfunke"/],
  ['/members', /<a href="\/members\/\d+"/],
  ['/members/1', /<link rel="canonical" href="[^"]+\/members\/1"/],
])('%s is shown', async (path, words) => {
  const { status, text } = await new Visitor(herzfunke, port).get(path);
  expect(status).toBe(200);
  expect(text).toMatch(words);
});

test('a member logs in, and the token stays in the sealed cookie', async () => {
  const visitor = await loggedIn();
  expect(visitor.cookie('__Host-vonk')).toMatch(/^Fe26\.2/);
  const { status, body, text } = await visitor.call<{ user: User }>('GET /api/user.php');
  expect({ status, paid: body.user.paid_user }).toEqual({ status: 200, paid: true });
  expect(text).not.toContain('token');
});

test('a poll is answered, and the next one with nothing where nothing has changed', async () => {
  const visitor = await loggedIn();
  const first = await visitor.call('GET /api/chats.php');
  expect(first).toMatchObject({ status: 200, headers: { etag: expect.any(String) as string } });
  const headers = { 'if-none-match': first.headers.etag };
  expect(await visitor.call('GET /api/chats.php', { headers })).toMatchObject({ status: 304, text: '' });
});

test('a stranger must log in, and another host is not ours', async () => {
  expect(await new Visitor(herzfunke, port).call('GET /api/chats.php')).toMatchObject({
    status: 403,
    body: { error: 'authentication_required' },
  });
  expect(await new Visitor('elsewhere.example', port).call('GET /api/settings.php')).toMatchObject({
    status: 421,
  });
});
