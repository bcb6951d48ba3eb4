import { request } from 'node:http';
import { demoBrands } from '../../demo/brands.ts';
import { demoLogins, demoPassword } from '../../demo/logins.ts';
import { inspectDatabase } from './allow-demo.ts';
import { printLine } from './print-line.ts';
import type { Settings } from './settings.ts';

/** Milliseconds; slower pages are left to the first visitor. */
const timeout = 20_000;

/** Instructions if there is no brand yet. */
const firstBrand = [
  'There is no brand yet, so every host answers 421. The first one (docs/operating.md, "The first brand"):',
  '  npx vonk brand add <id> --from <file.json>      deploy/first-brand.json is one to begin with',
  '  npx vonk brand check <id>                       says what it lacks',
  '  npx vonk brand open <id>',
].join('\n');

/** Prints URLs and, for the demo, logins once the home pages are ready; without a brand, how to create one. */
export async function greet(settings: Settings, databaseUrl: string, started: number): Promise<void> {
  const { accounts, hasBrands } = await inspectDatabase(databaseUrl);
  const isDemo = accounts > 0;
  if (isDemo) await Promise.all(demoBrands.map(({ hosts }) => warmHome(hosts[0] ?? '', settings.frontPort)));
  const rows = isDemo ? demoRows(settings) : [[`http://localhost:${settings.frontPort}`, 'the front']];
  if (settings.mailbox) {
    rows.push([`http://localhost:${settings.mailbox.webPort}`, 'every mail that Vonk sends here']);
  }
  if (settings.checkoutPort !== undefined) {
    rows.push([
      `http://localhost:${settings.checkoutPort}`,
      'the sandbox where orders are paid; no money moves',
    ]);
  }
  const host = isDemo ? demoBrands[0]?.hosts[0] : 'localhost';
  for (const port of settings.furtherFronts)
    rows.push([`http://${host}:${port}`, 'another front of the same']);
  const width = Math.max(...rows.map(([url]) => url?.length ?? 0));
  printLine(`\nVonk runs (started in ${((Date.now() - started) / 1000).toFixed(1)} s).\n`);
  for (const [url, what] of rows) printLine(`  ${url?.padEnd(width)}  ${what}`);
  if (!hasBrands)
    printLine(`\n${firstBrand}\n\`npm run quickstart\` shows the demo, on a database of its own.`);
  const logins = demoLogins.map(({ email }) => email).join(' or ');
  printLine(
    isDemo
      ? `\nLog in on each brand as ${logins}, password ${demoPassword}. Ctrl-C ends it.`
      : '\nCtrl-C ends it.',
  );
}

const demoRows = ({ frontPort }: Settings) =>
  demoBrands.map((brand) => [
    `http://${brand.hosts[0]}:${frontPort}`,
    `${brand.name} (${brand.domainLanguage})`,
  ]);

/** Makes the front render a host's home page, so that the first visitor finds it cached. */
function warmHome(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, headers: { host: `${host}:${port}` }, timeout };
    const clientRequest = request(options, (response) => response.resume().on('close', resolve));
    clientRequest.on('timeout', () => clientRequest.destroy());
    clientRequest.on('error', () => resolve());
    clientRequest.end();
  });
}
