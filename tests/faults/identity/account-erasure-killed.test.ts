// The long form: `KILLS=30 npm run test:faults -- erasure-killed`; SEED=<number> throws the same dice again.
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmed, send, type Person } from '#tests/support/cast.ts';
import { leave, longAgo } from '#tests/support/account-deletion.ts';
import { addPhotos } from '#tests/support/own-photos.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { dice } from '#tests/support/dice.ts';
import { enqueueJob } from '#tests/support/enqueue-job.ts';
import { killPart, startPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const kills = Number(process.env.KILLS ?? 3);
const seed = Number(process.env.SEED ?? 20_261_121);
const day = 24 * 60 * 60 * 1000;

const database = stackDatabase();
afterAll(() => database.end());

type State = { erased: boolean; named: boolean; wordy: boolean; photos: boolean; ledger: number };

async function loadState({ user }: Person): Promise<State> {
  const { rows } = await database.query<State>(
    `select users.erased_at is not null as erased, profiles.name <> '' as named,
       exists (select 1 from messages where sender_profile_id = profiles.id and body <> '') as wordy,
       exists (select 1 from photos where profile_id = profiles.id) as photos,
       (select sum(delta)::int from credit_ledger where user_id = users.id) as ledger
     from users join profiles on profiles.user_id = users.id where users.id = $1`,
    [user.id],
  );
  if (!rows[0]) throw new Error(`There is no user ${user.id}`);
  return rows[0];
}

test(
  `${kills} kills in the middle of erasures leave every account whole or gone, and the next run ends the rest`,
  async () => {
    const chance = dice(seed);
    const bob = await confirmed('Bob', { gender: 'man' });
    const deleted: Person[] = [];
    for (const name of ['Alice', 'Carla', 'Dora', 'Emma', 'Frida', 'Gerda']) {
      const person = await confirmed(name);
      await addPhotos(person, 1);
      await send(person, bob.user.profile.id, 'Mach es gut.');
      await leave(person);
      deleted.push(person);
    }
    const before = await Promise.all(deleted.map(loadState));
    for (const person of deleted) await longAgo(person, 14 * day);
    for (let nth = 0; nth < kills; nth += 1) {
      await enqueueJob(database, 'erase-accounts');
      await sleep(chance.below(900));
      await killPart('backend');
      for (const state of await Promise.all(deleted.map(loadState)))
        expect([state.named, state.wordy, state.photos]).toEqual(Array(3).fill(!state.erased));
      await startPart('backend');
    }
    // The backend's start has queued the run that finishes what the killed ones began.
    await until(async () => (await Promise.all(deleted.map(loadState))).every(({ erased }) => erased));
    const after = await Promise.all(deleted.map(loadState));
    expect(after).toEqual(
      before.map(({ ledger }) => ({ erased: true, named: false, wordy: false, photos: false, ledger })),
    );
    const { rows } = await database.query(
      `select (select count(*)::int from credit_ledger) as entries, (select count(*)::int from users
        where credits <> coalesce((select sum(delta) from credit_ledger where user_id = users.id), 0)) as wrong`,
    );
    expect(rows[0]).toMatchObject({ wrong: 0 });
    process.stdout.write(`${kills} kills (seed ${seed}): ${deleted.length} accounts erased, none by half\n`);
  },
  60_000 + kills * 20_000,
);
