import { demoBrands } from '../../backend/demo/brands.ts';
import { demoLogins, demoPassword } from '../../backend/demo/logins.ts';
import { say } from './say.ts';
import type { Settings } from './settings.ts';

/** What to open and how to log in, once everything runs. */
export function greet(settings: Settings, seconds: string): void {
  const rows = demoBrands.map((brand) => [
    `http://${brand.hosts[0]}:${settings.frontPort}`,
    `${brand.name} (${brand.domainLanguage})`,
  ]);
  if (settings.mailbox) {
    rows.push([`http://localhost:${settings.mailbox.webPort}`, 'every mail that Vonk sends here']);
  }
  if (settings.checkoutPort !== undefined) {
    rows.push([
      `http://localhost:${settings.checkoutPort}`,
      'the sandbox where orders are paid; no money moves',
    ]);
  }
  for (const port of settings.furtherFronts)
    rows.push([`http://${demoBrands[0]?.hosts[0]}:${port}`, 'another front of the same']);
  const width = Math.max(...rows.map(([url]) => url?.length ?? 0));
  say(`\nVonk runs (ready after ${seconds} s).\n`);
  for (const [url, what] of rows) say(`  ${url?.padEnd(width)}  ${what}`);
  const logins = demoLogins.map(({ email }) => email).join(' or ');
  say(`\nLog in on each brand as ${logins}, password ${demoPassword}. Ctrl-C ends it.`);
}
