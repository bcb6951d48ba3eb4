import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listBrands } from '#backend/brands/brand.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { answerHelp, failWith } from '#backend/platform/operator/command.ts';
import { readNewsletter } from './newsletter-file.ts';
import { orderNewsletter, type NewsletterKind, type NewsletterReport } from './enqueue-newsletter.ts';

const usage = `Sends a text to the members of a brand who said yes to such mails, each once:
  npm run news -- --brand <id> --kind <news|promotions> --file <text.json> [--dry]
The file has a text for each language: {"de": {"subject": "…", "paragraphs": ["…"], "button": {"label": "…", "path": "/members"}}}`;

answerHelp(usage);
try {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      kind: { type: 'string' },
      file: { type: 'string' },
      dry: { type: 'boolean', default: false },
    },
  });
  const { brand, kind, file, dry } = values;
  if (!brand || !file || !isKind(kind)) throw new Error(usage);
  const texts = readNewsletter(readFileSync(file, 'utf8'));
  await onDatabase(1, async (db) => {
    const brands = await listBrands(db);
    if (!brands.has(brand)) throw new Error(`There is no brand ${brand}: ${[...brands.keys()].join(', ')}.`);
    console.log(
      describe(await orderNewsletter(db, { brandId: brand, kind, texts }, new Date(), { dry }), dry),
    );
  });
} catch (error) {
  failWith(error, usage);
}

function isKind(kind: string | undefined): kind is NewsletterKind {
  return kind === 'news' || kind === 'promotions';
}

function describe({ willing, ordered, withoutText }: NewsletterReport, dry: boolean): string {
  const missing = Object.entries(withoutText).map(([language, count]) => `${language} ${count}`);
  return [
    `${willing} members said yes.`,
    dry
      ? 'Nothing was ordered (--dry).'
      : `${ordered} mails ordered now; the backend sends them, outside of each member’s quiet hours.`,
    ...(missing.length ? [`Without a text in their language: ${missing.join(', ')}.`] : []),
  ].join('\n');
}
