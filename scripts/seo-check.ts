import { parseArgs } from 'node:util';
import { answerHelp } from '../backend/platform/operator/command.ts';
import { checkSite } from './seo/check-site.ts';
import { createFetch } from './seo/fetcher.ts';
import { readSite } from './seo/site.ts';
import { tell } from './seo/tell.ts';

// Crawls a running brand as search engines do and says what is wrong: npm run seo-check -- herzfunke.localhost:3000
const usage =
  'Usage: npm run seo-check -- <host or address> [--limit <pages>] [--concurrency <n>] [--images <n>]\n';

answerHelp(usage);

const whole = (text: string | undefined, fallback: number): number => {
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`"${text}" is no number`);
  return Number(text);
};

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      concurrency: { type: 'string' },
      images: { type: 'string' },
    },
  });
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0) throw new Error('Name one host');
  const site = readSite(given);
  const concurrency = Math.max(1, whole(values.concurrency, 8));
  const fetch = createFetch(site, concurrency);
  try {
    const result = await checkSite(fetch, site, {
      limit: whole(values.limit, Infinity),
      concurrency,
      images: whole(values.images, 50),
      onProgress: showProgress,
    });
    process.stdout.write(`${tell(result).join('\n')}\n`);
    return result.findings.length > 0 ? 1 : 0;
  } finally {
    fetch.close();
  }
}

function showProgress(pages: number): void {
  if (process.stderr.isTTY && pages % 100 === 0) process.stderr.write(`\r${pages} pages`);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 2;
}
