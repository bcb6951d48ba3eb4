import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findJava } from '../../scripts/java/java.ts';

type Page = { name: string; html: string };
type Message = { type: string; url: string; message: string; extract?: string };

/** Path of the W3C's Nu Html Checker in its npm package. */
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/**
 * Validates pages with the Nu Html Checker, all in one run.
 * @returns its errors, each with the page's name and the source; empty if all pages are valid
 */
export async function htmlErrors(pages: Page[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-html-'));
  try {
    const files = pages.map(({ html }, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, html);
      return file;
    });
    const { messages } = JSON.parse(await runChecker(files)) as { messages: Message[] };
    const names = new Map(
      files.map((file, index) => [pathToFileURL(file).href.replace('///', '/'), pages[index]?.name]),
    );
    return messages
      .filter(({ type }) => type !== 'info')
      .map(
        ({ url, message, extract }) =>
          `${names.get(url.replace('///', '/')) ?? url}: ${message} ${extract ?? ''}`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The report as JSON. Exit code 1 means findings, not a failure. */
function runChecker(files: string[]): Promise<string> {
  const java = findJava();
  if (!java) throw new Error('The HTML check needs Java: run `npm run java`.');
  const options = ['-Xss4m', '-jar', checker, '--format', 'json', '--stdout', '--errors-only', ...files];
  return new Promise((resolve, reject) => {
    execFile(java, options, { maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) =>
      stdout.startsWith('{') ? resolve(stdout) : reject(new Error(stderr, { cause: error })),
    );
  });
}
