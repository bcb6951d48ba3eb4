// The long form: `KILLS=100 npm run test:faults -- signups-killed`; SEED=<number> throws the same dice again.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '#lib/contract/identity/accounts.ts';
import { herzfunke, password, requireUser, signupForm, type Answers } from '#tests/support/cast.ts';
import { bringBack } from '#tests/support/bring-back.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { mailsWithin, untilMailsSent } from '#tests/support/mails-sent.ts';
import { Visitor } from '#tests/support/http.ts';
import { killPart } from '#tests/support/stack.ts';

const kills = Number(process.env.KILLS ?? 9);
const seed = Number(process.env.SEED ?? 20_261_121);
/** Signups in flight when a process is killed. */
const underWay = 12;
const timeoutMs = 120_000 + kills * 60_000;

const database = stackDatabase();
afterAll(async () => {
  // So that later tests need not wait behind this crowd of mails.
  await untilMailsSent(database, mailsWithin);
  await database.end();
}, mailsWithin);

type Signed = { visitor: Visitor; email: string; id: number };

test(
  `${kills} kills of backend and database during signups: each confirmed signup has exactly one account`,
  async () => {
    const chance = dice(seed);
    const all: Signed[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const signing = Promise.all(Array.from({ length: underWay }, () => persist(signupForm('Alice'))));
      // Hashing the passwords takes most of the time.
      await sleep(chance.below(1_500));
      const victim = kill % 2 ? 'database' : 'backend';
      await killPart(victim);
      await sleep(chance.below(300));
      await bringBack(victim);
      all.push(...(await signing));
    }
    for (const { visitor, email, id } of all) {
      expect((await requireUser(visitor)).id).toBe(id);
      expect(await loadAccounts(email)).toEqual([{ id, profiles: 1, even: true }]);
    }
    const { email } = all.at(-1) ?? { email: '' };
    const again = await new Visitor(herzfunke).call('POST /api/user.php', { body: { email, password } });
    expect(again.status).toBe(200);
    process.stdout.write(`${kills} kills (seed ${seed}): ${all.length} signups; 0 lost, 0 doubled\n`);
  },
  timeoutMs,
);

/** Retries until accepted, with one key and a new proof each time, like a person who submits the form again. */
async function persist(form: Answers & { email: string }): Promise<Signed> {
  const visitor = new Visitor(herzfunke);
  const key = randomUUID();
  let last = '';
  for (const start = Date.now(); Date.now() - start < 120_000; await sleep(200)) {
    const answer = await visitor
      .call<{ user: User }>('POST /api/signup.php', { body: form, key })
      .catch((error: unknown) => {
        last = String(error);
        return null;
      });
    if (answer?.status === 200) return { visitor, email: form.email, id: answer.body.user.id };
    if (answer) last = `${answer.status} ${answer.text}`;
    if (answer && answer.status >= 400 && answer.status < 500) break;
  }
  throw new Error(`A signup was never taken; at last: ${last}`);
}

/** The accounts of an address, each with its data. */
async function loadAccounts(email: string): Promise<unknown[]> {
  const { rows } = await database.query(
    `select users.id::int as id,
       (select count(*)::int from profiles where user_id = users.id) as profiles,
       users.credits = coalesce((select sum(delta) from credit_ledger where user_id = users.id), 0) as even
     from users where email = $1`,
    [email],
  );
  return rows;
}
