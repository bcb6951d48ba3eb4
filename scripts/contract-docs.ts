import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../lib/contract/endpoints.ts';
import { openApi } from './contract/open-api.ts';

// Writes every call of the contract: npm run docs:contract
const folder = fileURLToPath(new URL('../dist/contract', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/openapi.json`, `${JSON.stringify(openApi(endpoints), null, 2)}\n`);
console.log('dist/contract/openapi.json written.');
