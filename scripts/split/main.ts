import { parseArgs } from 'node:util';
import { listBrands, type Brand } from '../../backend/brands/brand.ts';
import type { Db } from '../../backend/platform/db/connect.ts';
import { onDatabase } from '../../backend/platform/db/on-database.ts';
import { answerHelp, failWith } from '../../backend/platform/operator/command.ts';
import {
  addTest,
  showTests,
  stopTest,
  type ShownTest,
} from '../../backend/growth/experiments/split-tests.ts';
import { landers, landerSlugs, landersWithoutSlug, nicheOf } from '../../lib/rules/growth/lander-slugs.ts';
import { nameOfVariant } from '../../lib/rules/growth/split-test.ts';
import { readVariants } from './read-variants.ts';

const usage = `Split tests choose between the slugs of a lander, for links that name them (/landers/<lander>?split=<name>):
  npm run split -- add --brand <id> --name <name> --lander <lander> --variants <slug>:<weight>,<slug>:<weight>,…
  npm run split -- show [--brand <id>]
  npm run split -- stop --brand <id> --name <name>
A variant "general" is the lander without a slug. Added again, a running test gets other variants. The front knows of it
within a minute.`;

const options = {
  brand: { type: 'string' },
  name: { type: 'string' },
  lander: { type: 'string' },
  variants: { type: 'string' },
} as const;

answerHelp(usage);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [verb] = positionals;
  if (verb === 'add') await onDatabase(1, (db) => add(db, values));
  else if (verb === 'show') await onDatabase(1, (db) => show(db, values.brand));
  else if (verb === 'stop') await onDatabase(1, (db) => stop(db, values));
  else throw new Error(usage);
} catch (error) {
  failWith(error, usage);
}

type Values = { [name in keyof typeof options]?: string | undefined };

async function add(db: Db, values: Values): Promise<void> {
  const brand = await findBrand(db, values.brand);
  const name = testName(values.name);
  const testable = landers.filter((each) => !landersWithoutSlug.includes(each));
  const lander = testable.find((each) => each === values.lander);
  if (!lander) throw new Error(`--lander is one of ${testable.join(', ')}.`);
  const variants = readVariants(values.variants ?? '', landerSlugs[nicheOf(brand.settings.niche)]);
  const became = await addTest(db, brand.id, { name, lander, variants }, new Date());
  console.log(
    `${became === 'begun' ? 'Begun' : 'Changed'}: https://${brand.primaryHost}/landers/${lander}?split=${name}`,
  );
}

async function show(db: Db, brand: string | undefined): Promise<void> {
  const tests = await showTests(db, brand);
  console.log(tests.length ? tests.flatMap(describe).join('\n') : 'There are no split tests.');
}

async function stop(db: Db, values: Values): Promise<void> {
  const brand = await findBrand(db, values.brand);
  const ran = await stopTest(db, brand.id, testName(values.name), new Date());
  if (!ran) throw new Error(`No test ${values.name} runs for ${brand.id}.`);
  console.log('Stopped: its links lead to the lander itself.');
}

async function findBrand(db: Db, id: string | undefined): Promise<Brand> {
  const brands = await listBrands(db);
  const brand = brands.get(id ?? '');
  if (!brand) throw new Error(`--brand is one of ${[...brands.keys()].join(', ')}.`);
  return brand;
}

function testName(name: string | undefined): string {
  if (!name || !/^[a-z0-9-]{1,40}$/.test(name))
    throw new Error('--name is up to 40 small letters, digits and hyphens.');
  return name;
}

function describe({ brand, name, lander, variants, startedAt, stoppedAt, counts }: ShownTest): string[] {
  const day = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);
  const time = `${day(startedAt)} – ${stoppedAt === null ? 'runs' : day(stoppedAt)}`;
  return [
    `${brand}  ${name}  ${lander}  ${time}`,
    ...variants.map((variant) => {
      const counted = counts.find((each) => each.variant === nameOfVariant(variant));
      const { arrivals = 0, leads = 0, sales = 0 } = counted ?? {};
      const share = arrivals ? ` (${((leads / arrivals) * 100).toFixed(1)} %)` : '';
      return `  ${nameOfVariant(variant)}  weight ${variant.weight}, arrivals ${arrivals}, leads ${leads}${share}, sales ${sales}`;
    }),
  ];
}
