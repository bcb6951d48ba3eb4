import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';
import { Visitor } from './http.ts';
import { until } from './until.ts';
import { operate, operated } from './operating.ts';

const folder = mkdtempSync(join(tmpdir(), 'vonk-brand-'));

/** The operator's `npx vonk brand`. */
export const brand = (...words: string[]) => operate('brand', ...words);

/** The same for commands that have to succeed. */
export const does = (...words: string[]): Promise<string> => operated('brand', ...words);

export function writeBrandFile(content: unknown): string {
  const file = join(folder, `${randomUUID()}.txt`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** A company for the imprint. */
const company = {
  name: 'Amoria GmbH',
  address: 'Probeweg 7',
  kvk: 'HRB 70707',
  city: 'Köln',
  country: 'DE',
  tradenames: ['Amoria'],
  vat_numbers: ['DE123456789'],
  support_phone: '+49 221 7654321',
  delete_discount: 10,
};

/** Packages of a German and Swedish brand in two currencies. */
export const packages = ['EUR', 'CHF'].flatMap((currency) => [
  { kind: 'credits', credits: 10, amount: 1500, currency },
  { kind: 'credits', credits: 50, amount: 5000, currency, popular: true },
  { kind: 'premium', tier: 'p0', credits: 10, amount: 1500, currency },
  { kind: 'premium', tier: 'p1', credits: 50, amount: 5000, currency, popular: true },
]);

const settings: Partial<BrandSettings> = {
  locales: ['de', 'sv'],
  countries: ['DE', 'CH'],
  index_title: { de: 'Wo Amoria beginnt.', sv: 'Där Amoria börjar.' },
  description: { de: 'Worte über Amoria, lang genug.', sv: 'Några ord om Amoria, långa nog.' },
};

/** A test brand's mail address; no two brands share one. */
export const supportAddress = (host: string) => `hallo@${host.replace('.localhost', '')}.example`;

/** A complete file for `brand add`. */
export const wholeBrand = (host: string) => ({
  name: 'Amoria',
  company,
  pool: 'demo',
  domain_language: 'de',
  hosts: [host],
  settings: { ...settings, support_email: supportAddress(host) },
  packages,
  discounts: ['time_bonus'],
});

export type Throwaway = {
  id: string;
  host: string;
  visitor: Visitor;
  /** Changes a setting by the command: text unchanged, anything else as JSON. */
  set(name: string, value: unknown): Promise<void>;
  close(): Promise<void>;
};

/** A separate test brand, created and opened by the command; resolves when its host responds. */
export async function throwawayBrand(): Promise<Throwaway> {
  const id = `amoria-${randomUUID().slice(0, 8)}`;
  const host = `${id}.localhost`;
  await does('add', id, '--from', writeBrandFile(wholeBrand(host)));
  await does('open', id);
  const visitor = new Visitor(host);
  await until(async () => (await visitor.get('/')).status === 200);
  return {
    id,
    host,
    visitor,
    async set(name, value) {
      await does('set', id, name, typeof value === 'string' ? value : JSON.stringify(value));
    },
    async close() {
      await does('close', id);
    },
  };
}

/** Waits until a page contains something: pages follow a published change after a moment. */
export async function untilPage(
  visitor: Visitor,
  path: string,
  says: (html: string) => boolean,
): Promise<string> {
  let html = '';
  await until(async () => {
    html = (await visitor.get(path)).text;
    return says(html);
  });
  return html;
}
