import { writeFileSync } from 'node:fs';
import { getUser } from '../../lib/contract/user.ts';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { Visitor } from '../support/http.ts';
import { startStack } from '../support/start-stack.ts';
import type { StackAddress } from '../support/stack-address.ts';
import { hopRows, settingsRow, wholeCallRow } from './call-rows.ts';
import { chatSection, performanceFile } from './chat-section.ts';
import { documentOf } from './document.ts';
import { cores, describeMachine, pin } from './machine.ts';
import { pageRows } from './page-rows.ts';
import { startBareBackend, startFront, stopAll } from './processes.ts';
import { tableOf, type Row } from './report.ts';
import { cookieOf, openSession } from './session.ts';
import { sizeRows } from './size-rows.ts';
import { startRows } from './start-rows.ts';
import { streamRow } from './stream-rows.ts';

const brand = 'herzfunke';
const host = 'herzfunke.localhost';
const sessionSecret = 'a-secret-for-measurements-and-nothing-else';

const machine = describeMachine();
const rows: Row[] = [];
add(...(await startRows()));

// What starts now inherits the core of the servers; the load leaves for the other one afterwards.
pin(process.pid, cores.server);
const stack = await startStack();
pin(process.pid, cores.load);
process.env.SESSION_SECRET = sessionSecret;
try {
  await measure(stack.address);
} finally {
  await stopAll();
  await stack.stop();
}

console.log(`\n${machine}\n\n${tableOf(rows)}`);
if (process.argv.includes('--write')) {
  writeFileSync(performanceFile, documentOf(rows, machine, new Date()) + chatSection());
}

async function measure({ frontPort, backendPort, frontKey }: StackAddress): Promise<void> {
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  add(...(await sizeRows(host, frontPort)));

  const front = await startFront({ backendUrl, frontKey, sessionSecret });
  add(...(await pageRows(front, host, backendUrl, frontKey)));
  add(await settingsRow(front, host));
  const session = await openSession(backendUrl, frontKey, brand);
  const cookie = await cookieOf(session);
  const wholeCall = await wholeCallRow(front, host, cookie);
  const { bytes } = await new Visitor(host, front.port).get(getUser.path, { headers: { cookie } });
  await front.stop();

  const bareBackend = await startBareBackend(bytes, backendUrl);
  const onBare = { backendUrl: bareBackend.url, frontKey, sessionSecret };
  const hop = await startFront(onBare);
  const ownCookie = await cookieOf({ ...session, token: String(session.user) });
  add(...(await hopRows(hop, bareBackend, host, ownCookie)), wholeCall);
  await hop.stop();

  const inspector = await findFreePort();
  const hub = await startFront({ ...onBare, nodeOptions: [`--inspect=127.0.0.1:${inspector}`] });
  add(await streamRow(hub, host, brand, inspector));
}

/** Keeps rows for the table and says at once what they tell. */
function add(...measured: Row[]): void {
  rows.push(...measured);
  for (const { what, ours, ratio, reached } of measured) {
    console.log(`${reached === false ? 'missed ' : ''}${what}: ${ours} ${ratio}`.trimEnd());
  }
}
