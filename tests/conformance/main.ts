import { parseArgs } from 'node:util';
import { answerHelp, refuseOption } from '../../scripts/usage.mjs';
import { loadAccounts } from './accounts.ts';
import { checks } from './checks/all.ts';
import { runChecks } from './run-checks.ts';

const usage = `Whether a server keeps the contract (lib/contract), by HTTP alone:
  npm run conformance -- <url> --accounts <file.json>   exits with 1 where it does not

<url>, or else BACKEND_URL, is where the server answers /api/*.php. The file says what tests/conformance/accounts.ts
names: the key of the front, a brand, logins and discount codes. The checks sign newcomers up and send messages, so run
them where that may be.`;

answerHelp(usage);
const { values, positionals } = readOptions();
const url = positionals[0] ?? process.env.BACKEND_URL;
if (!url || !URL.canParse(url)) refuseOption('The address of the server is missing.', usage);
if (!values.accounts) refuseOption('The file of accounts is missing.', usage);

const outcomes = await runChecks(url, loadAccounts(values.accounts), checks, ({ name, problem }) =>
  console.log(problem === null ? `ok      ${name}` : `FAILED  ${name}\n        ${problem}`),
);
const failed = outcomes.filter(({ problem }) => problem !== null).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { accounts: { type: 'string' } },
    });
  } catch (error) {
    return refuseOption(error instanceof Error ? error.message : String(error), usage);
  }
}
