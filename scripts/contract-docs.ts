import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../lib/contract/endpoints.ts';
import { contractMarkdown } from './contract/markdown.ts';
import { openApi } from './contract/open-api.ts';

const documents = {
  'docs/contract.md': contractMarkdown(endpoints),
  'docs/openapi.json': `${JSON.stringify(openApi(endpoints), null, 2)}\n`,
};

const isCheck = process.argv.includes('--check');
for (const [name, text] of Object.entries(documents)) {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (isCheck) {
    console.log(`${name} is not what the contract says now: run \`npm run docs:contract\`.`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`${name} written.`);
  }
}
