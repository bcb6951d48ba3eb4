import type { Pool } from 'pg';
import type { Accounts } from '#tests/conformance/accounts.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { bought } from '#tests/support/buying.ts';
import { confirmed, password, send, type Person } from '#tests/support/cast.ts';

/** All accounts of the conformance suite, on our own backend. */
export async function conformanceAccounts(database: Pool): Promise<Accounts> {
  const made = await Promise.all(['Mia', 'Olga', 'Brit', 'Lina', 'Bea'].map((name) => confirmed(name)));
  const [member, other, broke, limited, barred] = made as [Person, Person, Person, Person, Person];
  await bought(member.visitor, { code: 'WELCOME25', nth: 1 });
  while ((await send(broke, other.user.profile.id)).status === 200);
  for (const { user } of [other, broke]) await send(limited, user.profile.id);
  await database.query(
    `insert into direct_debit_blocks (user_id, reason, created_at) values ($1, 'operator', now())`,
    [barred.user.id],
  );
  const login = ({ email }: Person) => ({ email, password });
  return {
    front_key: stackAddress().frontKey,
    brand: 'herzfunke',
    home: { country: 'DE', region: 'DE-NW', city: 'Köln' },
    member: login(member),
    other: login(other),
    broke: login(broke),
    limited: login(limited),
    barred: login(barred),
    codes: { usable: 'HELLO10', used: 'WELCOME25', expired: 'PAST50' },
  };
}
