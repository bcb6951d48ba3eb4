import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { inTransaction, type Db, type Tx } from '../../platform/db/connect.ts';
import { onDatabase } from '../../platform/db/on-database.ts';
import { printLines } from '../../platform/cli/print-lines.ts';
import { removeInfoPage, setInfoPage } from '../../growth/info-pages/set-info-page.ts';
import type { Brand } from '../brand.ts';
import { addBrand, parseBrandInput } from './add-brand.ts';
import { listMissingSettings } from './list-missing-settings.ts';
import { parseCompanyField, setCompany, confirmForBrands } from './company.ts';
import { announceBrands, findBrand, freshBrands } from './find-brand.ts';
import { addHost, makePrimary, removeHost } from './hosts.ts';
import { changeBrands } from './change-brands.ts';
import { cloneBrand } from './clone-brand.ts';
import { closeBrand, openBrand } from './open-brand.ts';
import { packagesSchema } from '../../commerce/packages/replace-packages.ts';
import { setPackages } from './packages.ts';
import { setSetting } from './set-setting.ts';
import { describeBrand, showBrand, showSetting } from './show-brand.ts';
import { describeIssue } from './strict-settings.ts';

const circumstances = () => ({
  env: { VAPID_PUBLIC_KEY: process.env.VAPID_PUBLIC_KEY ?? '' },
  now: new Date(),
});

export function brandCommands(program: Command): Command {
  const brand = program
    .command('brand')
    .description('create, show and change brands')
    .addHelpText(
      'after',
      `
A new brand is closed; one that lacks something stays so. A change is on every page within a minute.
docs/operating.md, "A brand is a row of settings", says more.`,
    );
  brand.command('list').action(() => onDatabase(2, list));
  brand
    .command('add <id>')
    .option('--from <file.json>')
    .option('--like <brand>')
    .option('--name <name>')
    .option('--language <locale>')
    .option('--company <number>')
    .option('--niche <number>', '1 to 7')
    .option('--host <host>', 'may be given several times', (host: string, all?: string[]) => [
      ...(all ?? []),
      host,
    ])
    .action((id: string, given: Given) => onDatabase(2, (db) => add(db, id, given)));
  brand
    .command('show <id> [setting]')
    .action((id: string, name?: string) => onDatabase(2, (db) => show(db, id, name)));
  brand
    .command('set <id> <setting> <value>')
    .description('for example: set funke index_title.de "Hallo."')
    .action((id: string, name: string, value: string) =>
      change(id, (tx, found) => setSetting(tx, found, name, value)),
    );
  const hosts = brand.command('hosts').description('list and change the hosts of a brand');
  for (const [verb, action] of Object.entries({ add: addHost, remove: removeHost, primary: makePrimary }))
    hosts
      .command(`${verb} <id> <host>`)
      .action((id: string, host: string) => change(id, (tx, found) => action(tx, found, host)));
  brand
    .command('company')
    .description('change the company behind a brand and all other brands it owns')
    .command('set <id> <field> <value>')
    .description('set a field; names the brands that use this company and asks first')
    .option('--yes', 'do not ask')
    .action(company);
  brand
    .command('packages')
    .description('show and change the packages of a brand')
    .command('set <id> <file.json>')
    .action(packages);
  const pages = brand
    .command('pages')
    .description('add or remove info pages of the brand; an open brand needs each page in all its languages');
  pages.command('set <id> <page> <locale-and-file...>').action(writePages);
  pages.command('remove <id> <page> <locale...>').action(removePages);
  brand
    .command('check <id>')
    .description('list what is missing; exits with 1 if anything is')
    .action((id: string) => onDatabase(2, (db) => check(db, id)));
  brand.command('open <id>').action((id: string) => openOrClose(id, openBrand));
  brand.command('close <id>').action((id: string) => openOrClose(id, closeBrand));
  return brand;
}

type Given = {
  from?: string;
  like?: string;
  name?: string;
  language?: string;
  company?: string;
  niche?: string;
  host?: string[];
};

async function list(db: Db): Promise<void> {
  const brands = [...(await freshBrands(db)).values()];
  printLines(brands.map(describeBrand));
}

async function show(db: Db, id: string, name: string | undefined): Promise<void> {
  const brand = await findBrand(db, id);
  const shown = name === undefined ? await showBrand(db, brand, new Date()) : showSetting(brand, name);
  console.log(typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2));
}

async function add(db: Db, id: string, { from, like, ...given }: Given): Promise<void> {
  const model = like === undefined ? {} : await cloneBrand(db, like);
  const file = from === undefined ? {} : (readJson(from) as Record<string, unknown>);
  const settings = {
    ...(model.settings as object | undefined),
    ...(file.settings as object | undefined),
    ...(given.niche === undefined ? {} : { niche: Number(given.niche) }),
  };
  const summary = {
    name: given.name,
    company: given.company === undefined ? undefined : Number(given.company),
    domain_language: given.language,
    hosts: given.host,
  };
  const input = parseBrandInput({
    ...model,
    ...file,
    ...Object.fromEntries(Object.entries(summary).filter(([, value]) => value !== undefined)),
    settings,
  });
  await inTransaction(db, async (tx) => {
    await addBrand(tx, id, input, new Date());
    await announceBrands(tx);
  });
  console.log(
    `Added: ${id}. It is closed; npx vonk brand check ${id} tells what it lacks, and open ${id} opens it.`,
  );
}

async function check(db: Db, id: string): Promise<void> {
  const brand = await findBrand(db, id);
  const { env, now } = circumstances();
  const missing = await listMissingSettings(db, brand, env, now);
  const state = brand.open ? 'open' : 'closed';
  if (missing.length === 0) return console.log(`${id} lacks nothing (${state}).`);
  console.log([`${id} (${state}) lacks:`, ...missing].join('\n'));
  process.exitCode = 1;
}

/** Changes a brand in one transaction; an open one must stay complete. */
function change(
  id: string,
  action: (tx: Tx, brand: Brand) => Promise<void>,
  concerns = (each: Brand, brand: Brand) => each.id === brand.id,
): Promise<void> {
  return onDatabase(2, async (db) => {
    await inTransaction(db, async (tx) => {
      const brand = await findBrand(tx, id);
      const isConcerned = (each: Brand) => concerns(each, brand);
      await changeBrands(tx, isConcerned, circumstances(), () => action(tx, brand));
    });
    console.log('Done.');
  });
}

async function company(id: string, field: string, value: string, { yes }: { yes?: true }): Promise<void> {
  const input = parseCompanyField(field, value);
  if (!yes) await onDatabase(1, (db) => confirmForBrands(db, id));
  await change(
    id,
    (tx, brand) => setCompany(tx, brand.companyId, input),
    (each, brand) => each.companyId === brand.companyId,
  );
}

async function packages(id: string, file: string): Promise<void> {
  const parsed = packagesSchema.safeParse(readJson(file));
  if (!parsed.success) throw new Error(parsed.error.issues.map(describeIssue).join('\n'));
  await change(id, (tx, brand) => setPackages(tx, brand, parsed.data));
}

async function writePages(
  id: string,
  page: string,
  given: string[],
  _: object,
  command: Command,
): Promise<void> {
  if (given.length % 2 > 0) command.error('error: each locale has a file behind it');
  const texts = given.flatMap((locale, at) =>
    at % 2 === 0 ? [{ locale, text: readFileSync(given[at + 1] ?? '', 'utf8') }] : [],
  );
  await change(id, async (tx, brand) => {
    for (const { locale, text } of texts) await setInfoPage(tx, brand, page, locale, text);
  });
}

function removePages(id: string, page: string, locales: string[]): Promise<void> {
  return change(id, async (tx, brand) => {
    for (const locale of locales)
      if (!(await removeInfoPage(tx, brand, page, locale)))
        throw new Error(`${id} has no own text of ${page} in ${locale}.`);
  });
}

function openOrClose(id: string, action: typeof openBrand): Promise<void> {
  return onDatabase(2, async (db) => {
    const { hosts } = await inTransaction(db, async (tx) => {
      const brand = await findBrand(tx, id);
      await action(tx, brand, circumstances());
      return brand;
    });
    console.log(
      action === openBrand ? `${id} is open, and answers at ${hosts.join(', ')}.` : `${id} is closed.`,
    );
  });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON: ${(cause as Error).message}`, { cause });
  }
}
