import { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, unconfirmed } from '#tests/support/cast.ts';

/** The number sent in a minute; they are for an order that does not exist, so no member gets one. */
const crowd = 600;

test('mails that someone waits for go before a crowd of others', async () => {
  const bob = await confirmed('Bob');
  await database.query(
    `insert into jobs.job (name, data)
     select 'send-mail', '{"mail":"order-confirmed","id":-1}' from generate_series(1, $1)`,
    [crowd],
  );
  const alice = await unconfirmed('Alice');
  expect((await waitForMail(alice.email)).subject).toBeTruthy();

  const visitor = new Visitor(herzfunke);
  await visitor.call('POST /api/password-reset.php', { body: { email: bob.email } });
  const reset = await waitForMail(bob.email, { subject: /Passwort/ });
  expect(reset.text).toContain('/reset-password/do');

  const { rows } = await database.query<{ left: number }>(
    `delete from jobs.job where name = 'send-mail' and data->>'id' = '-1' returning (state = 'created')::int as left`,
  );
  expect(rows.filter(({ left }) => left).length).toBeGreaterThan(0);
});
