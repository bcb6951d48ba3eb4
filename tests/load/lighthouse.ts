import { execFile, execFileSync } from 'node:child_process';
import { Agent, request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { generate } from 'selfsigned';
import { landerPath } from '../../lib/rules/growth/lander-slugs.ts';
import { chromiumArguments, findChromium } from '../../scripts/browser/chromium.ts';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { Visitor } from '../support/http.ts';
import { parseRun, buildRows, scores, type Report, type Run } from './lighthouse-report.ts';
import { root } from './processes.ts';
import type { Row } from './report.ts';

/** Node cannot resolve names under `.localhost`, and Lighthouse fetches robots.txt with Node: so this brand. */
const host = 'localhost';

/**
 * Lighthouse's phone profile (four times slower, slow 4G, both simulated) on public pages, the median of some runs,
 * over TLS and HTTP/2. The browser is Debian's, see `npm run chromium`.
 */
export async function lighthouseRows(port: number, times: number): Promise<Row[]> {
  execFileSync('npm', ['run', '--silent', 'tools'], { cwd: root });
  const rows: Row[] = [];
  const secure = await startSecureFront(port);
  try {
    for (const { name, path } of await pages(port)) {
      const { text } = await new Visitor(host, port).get(path);
      const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(text);
      const runs: Run[] = [];
      while (runs.length < times) runs.push(await runOnce(`https://${host}:${secure.port}${path}`));
      rows.push(...buildRows(name, runs, isIndexed));
    }
  } finally {
    secure.stop();
  }
  return rows;
}

async function pages(port: number): Promise<{ name: string; path: string }[]> {
  const { text } = await new Visitor(host, port).get('/members');
  const member = /href="(\/members\/\d+)"/.exec(text)?.[1];
  if (member === undefined) throw new Error('The members page shows no member');
  return [
    { name: 'home', path: '/' },
    { name: 'members', path: '/members' },
    { name: 'a member', path: member },
    { name: 'a lander', path: landerPath('tinderswipe', null) },
    { name: 'pricing', path: '/pricing' },
    { name: 'signup', path: '/signup' },
  ];
}

/** A new browser for each run, without state of earlier ones. */
async function runOnce(url: string): Promise<Run> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Lighthouse needs Chromium: `npm run chromium`.');
  const debugging = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, '--ignore-certificate-errors', `--remote-debugging-port=${debugging}`],
  });
  try {
    const { stdout } = await promisify(execFile)(
      join(root, 'tools', 'node_modules', '.bin', 'lighthouse'),
      [url, `--port=${debugging}`, '--output=json', '--quiet', `--only-categories=${scores.join(',')}`],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return parseRun(JSON.parse(stdout) as Report);
  } finally {
    await browser.close();
  }
}

/** Headers that HTTP/2 forbids. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * The front behind TLS and HTTP/2, like a reverse proxy: with an untrusted certificate, without a cache or compression.
 * Returns its port and a stop function.
 */
async function startSecureFront(frontPort: number): Promise<{ port: number; stop: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    passOn(request, response, frontPort, agent),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      agent.destroy();
      server.close();
    },
  };
}

function passOn(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  frontPort: number,
  agent: Agent,
): void {
  const { ':authority': authority, host = authority, ...given } = request.headers;
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith(':')));
  const { method, url: path } = request;
  const passed = ask({
    host: '127.0.0.1',
    port: frontPort,
    method,
    path,
    headers: { ...headers, host },
    agent,
  });
  passed.on('response', (answer) => {
    const forwarded = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(forwarded));
    answer.pipe(response);
  });
  passed.on('error', () => response.stream.close());
  request.pipe(passed);
}
