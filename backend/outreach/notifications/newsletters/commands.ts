import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { findBrand } from '#backend/brands/admin/find-brand.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { requiredChoiceOption } from '#backend/platform/cli/values.ts';
import { parseNewsletter } from './newsletter-file.ts';
import { enqueueNewsletter, type NewsletterKind, type NewsletterReport } from './enqueue-newsletter.ts';

type Given = { brand: string; kind: NewsletterKind; file: string; dry?: boolean };

export function newsCommand(program: Command): Command {
  return program
    .command('news')
    .description('send a newsletter to the members of a brand who opted in, once to each')
    .command('send')
    .requiredOption('--brand <id>')
    .addOption(requiredChoiceOption('--kind <kind>', ['news', 'promotions']))
    .requiredOption('--file <text.json>', 'the text in each language')
    .option('--dry', 'count the recipients without sending')
    .addHelpText(
      'after',
      '\nThe file: {"de": {"subject": "…", "paragraphs": ["…"], "button": {"label": "…", "path": "/members"}}}',
    )
    .action(async ({ brand, kind, file, dry = false }: Given) => {
      const texts = parseNewsletter(readFileSync(file, 'utf8'));
      await onDatabase(1, async (db) => {
        const { id: brandId } = await findBrand(db, brand);
        console.log(
          describe(await enqueueNewsletter(db, { brandId, kind, texts }, new Date(), { dry }), dry),
        );
      });
    });
}

function describe({ willing, ordered, withoutText }: NewsletterReport, dry: boolean): string {
  const missing = Object.entries(withoutText).map(([language, count]) => `${language} ${count}`);
  return [
    `${willing} members consented.`,
    dry
      ? 'Nothing was ordered (--dry).'
      : `${ordered} mails ordered now; the backend sends them, outside of each member’s quiet hours.`,
    ...(missing.length ? [`Without a text in their language: ${missing.join(', ')}.`] : []),
  ].join('\n');
}
