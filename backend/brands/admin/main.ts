import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locales } from '#lib/contract/scalars.ts';
import { inTransaction, type Db, type Tx } from '../../platform/db/connect.ts';
import { onDatabase } from '../../platform/db/on-database.ts';
import { answerHelp, failWith } from '../../platform/operator/command.ts';
import { removeInfoPage, setInfoPage } from '../../growth/info-pages/set-info-page.ts';
import type { Brand } from '../brand.ts';
import { addBrand, readWish } from './add-brand.ts';
import { whatLacks } from './check/what-lacks.ts';
import { readCompanyField, setCompany } from './company.ts';
import { confirmForBrands } from './confirm-for-brands.ts';
import { announceBrands, findBrand, freshBrands } from './find-brand.ts';
import { addHost, makePrimary, removeHost } from './hosts.ts';
import { changeBrands } from './keep-whole.ts';
import { likeBrand } from './like-brand.ts';
import { closeBrand, openBrand } from './open-brand.ts';
import { packagesSchema, setPackages } from './packages.ts';
import { setSetting } from './set-setting.ts';
import { describeBrand, showBrand, showSetting } from './show-brand.ts';
import { describeIssue } from './strict-settings.ts';

const usage = `Brands, each a row of settings (docs/operating.md, "A brand is a row of settings"):
  npm run brand -- list
  npm run brand -- add <id> [--from <file.json>] [--like <brand>] [--name <name>] [--language <locale>]
      [--company <number>] [--niche <1 to 7>] [--host <host> …]
  npm run brand -- show <id> [<setting>]
  npm run brand -- set <id> <setting> <value>       such as: set funke index_title.de "Hallo."
  npm run brand -- hosts add|remove|primary <id> <host>
  npm run brand -- company set <id> <field> <value> [--yes]   for all brands of that company: names them and asks
  npm run brand -- packages set <id> <file.json>
  npm run brand -- pages set <id> <page> <locale> <file> [<locale> <file> …]
  npm run brand -- pages remove <id> <page> <locale> …
  npm run brand -- check <id>
  npm run brand -- open|close <id>
A new brand is closed; one that lacks something stays so. A change is on every page within a minute.`;

const options = {
  from: { type: 'string' },
  like: { type: 'string' },
  name: { type: 'string' },
  language: { type: 'string' },
  company: { type: 'string' },
  niche: { type: 'string' },
  host: { type: 'string', multiple: true },
  yes: { type: 'boolean' },
} as const;

/** Verb, brand, page, and one word or two for each language. */
const wordsOfPages = Array.from({ length: 2 * locales.length }, (_, at) => at + 4);

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const circumstances = () => ({
  env: { VAPID_PUBLIC_KEY: process.env.VAPID_PUBLIC_KEY ?? '' },
  now: new Date(),
});

answerHelp(usage);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  await run(positionals, values);
} catch (error) {
  failWith(error, usage);
}

async function run([verb = '', ...words]: string[], values: Values): Promise<void> {
  const { yes, ...ofAdd } = values;
  if (Object.keys(ofAdd).length > 0 && verb !== 'add') throw new Error(usage);
  if (yes && verb !== 'company') throw new Error(usage);
  const deeds: Record<string, [number[], (...words: string[]) => Promise<void>]> = {
    list: [[0], () => onDatabase(2, list)],
    add: [[1], (id = '') => onDatabase(2, (db) => add(db, id, values))],
    show: [[1, 2], (id = '', name) => onDatabase(2, (db) => show(db, id, name))],
    set: [
      [3],
      (id = '', name = '', value = '') => change(id, (tx, brand) => setSetting(tx, brand, name, value)),
    ],
    hosts: [[3], hosts],
    company: [[4], (...said) => company(Boolean(yes), ...said)],
    packages: [[3], packages],
    pages: [wordsOfPages, pages],
    check: [[1], (id = '') => onDatabase(2, (db) => check(db, id))],
    open: [[1], (id = '') => door(id, openBrand)],
    close: [[1], (id = '') => door(id, closeBrand)],
  };
  const [counts, deed] = deeds[verb] ?? [];
  if (!deed || !counts?.includes(words.length)) throw new Error(usage);
  await deed(...words);
}

async function list(db: Db): Promise<void> {
  const brands = [...(await freshBrands(db)).values()];
  console.log(brands.length > 0 ? brands.map(describeBrand).join('\n') : 'There is no brand yet.');
}

async function show(db: Db, id: string, name: string | undefined): Promise<void> {
  const brand = await findBrand(db, id);
  const shown = name === undefined ? await showBrand(db, brand, new Date()) : showSetting(brand, name);
  console.log(typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2));
}

async function add(db: Db, id: string, { from, like, ...given }: Values): Promise<void> {
  const model = like === undefined ? {} : await likeBrand(db, like);
  const file = from === undefined ? {} : (readJson(from) as Record<string, unknown>);
  const settings = {
    ...(model.settings as object | undefined),
    ...(file.settings as object | undefined),
    ...(given.niche === undefined ? {} : { niche: Number(given.niche) }),
  };
  const said = {
    name: given.name,
    company: given.company === undefined ? undefined : Number(given.company),
    domain_language: given.language,
    hosts: given.host,
  };
  const wish = readWish({
    ...model,
    ...file,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    settings,
  });
  await inTransaction(db, async (tx) => {
    await addBrand(tx, id, wish, new Date());
    await announceBrands(tx);
  });
  console.log(
    `Added: ${id}. It is closed; npm run brand -- check ${id} tells what it lacks, and open ${id} opens it.`,
  );
}

async function check(db: Db, id: string): Promise<void> {
  const brand = await findBrand(db, id);
  const { env, now } = circumstances();
  const lacks = await whatLacks(db, brand, env, now);
  const state = brand.open ? 'open' : 'closed';
  if (lacks.length === 0) return console.log(`${id} lacks nothing (${state}).`);
  console.log([`${id} (${state}) lacks:`, ...lacks].join('\n'));
  process.exitCode = 1;
}

/** Changes a brand in one transaction; an open one stays whole. */
function change(
  id: string,
  deed: (tx: Tx, brand: Brand) => Promise<void>,
  concerns = (each: Brand, brand: Brand) => each.id === brand.id,
): Promise<void> {
  return onDatabase(2, async (db) => {
    await inTransaction(db, async (tx) => {
      const brand = await findBrand(tx, id);
      const isConcerned = (each: Brand) => concerns(each, brand);
      await changeBrands(tx, isConcerned, circumstances(), () => deed(tx, brand));
    });
    console.log('Done.');
  });
}

async function hosts(verb = '', id = '', host = ''): Promise<void> {
  const verbs = { add: addHost, remove: removeHost, primary: makePrimary };
  if (!Object.hasOwn(verbs, verb)) throw new Error(usage);
  await change(id, (tx, brand) => verbs[verb as keyof typeof verbs](tx, brand, host));
}

async function company(yes: boolean, verb = '', id = '', field = '', value = ''): Promise<void> {
  if (verb !== 'set') throw new Error(usage);
  const wish = readCompanyField(field, value);
  if (!yes) await onDatabase(1, (db) => confirmForBrands(db, id));
  await change(
    id,
    (tx, brand) => setCompany(tx, brand.companyId, wish),
    (each, brand) => each.companyId === brand.companyId,
  );
}

async function packages(verb = '', id = '', file = ''): Promise<void> {
  if (verb !== 'set') throw new Error(usage);
  const parsed = packagesSchema.safeParse(readJson(file));
  if (!parsed.success) throw new Error(parsed.error.issues.map(describeIssue).join('\n'));
  await change(id, (tx, brand) => setPackages(tx, brand, parsed.data));
}

/** A page of the brand's own comes and goes in all languages at once, for an open brand may not have it in some only. */
async function pages(verb = '', id = '', page = '', ...words: string[]): Promise<void> {
  if (verb === 'set' && words.length % 2 === 0) {
    const texts = words.flatMap((locale, at) =>
      at % 2 === 0 ? [{ locale, text: readFileSync(words[at + 1] ?? '', 'utf8') }] : [],
    );
    return change(id, async (tx, brand) => {
      for (const { locale, text } of texts) await setInfoPage(tx, brand, page, locale, text);
    });
  }
  if (verb !== 'remove') throw new Error(usage);
  await change(id, async (tx, brand) => {
    for (const locale of words)
      if (!(await removeInfoPage(tx, brand, page, locale)))
        throw new Error(`${id} has no own text of ${page} in ${locale}.`);
  });
}

function door(id: string, deed: typeof openBrand): Promise<void> {
  return onDatabase(2, async (db) => {
    const { hosts: doors } = await inTransaction(db, async (tx) => {
      const brand = await findBrand(tx, id);
      await deed(tx, brand, circumstances());
      return brand;
    });
    console.log(
      deed === openBrand ? `${id} is open, and answers at ${doors.join(', ')}.` : `${id} is closed.`,
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
