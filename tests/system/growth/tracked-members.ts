import { randomBytes } from 'node:crypto';
import type { SignupTracking } from '#lib/contract/growth/tracking.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { activationToken, herzfunke, signupForm, type Answers, type Person } from '#tests/support/cast.ts';

/** A real browser's user agent. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Unique in this run. */
export const mark = (kind: string) => `${kind}-${randomBytes(6).toString('hex')}`;

type Led = { answers?: Answers; userAgent?: string; host?: string };

/** Signs up a visitor who came by a link; the address stays unconfirmed. */
export async function led(
  name: string,
  tracking: SignupTracking,
  { answers = {}, userAgent = firefox, host = herzfunke }: Led = {},
): Promise<Person> {
  const visitor = new Visitor(host);
  const body = signupForm(name, { tracking, ...answers });
  const {
    status,
    text,
    body: answer,
  } = await visitor.call<{ user: User }>('POST /api/signup.php', {
    body,
    headers: { 'user-agent': userAgent },
  });
  if (status !== 200) throw new Error(`Signup of ${name} answered ${status}: ${text}`);
  return { visitor, user: answer.user, email: body.email };
}

export async function confirm({ visitor, email }: Person): Promise<void> {
  const token = await activationToken(email);
  const { status } = await visitor.call('POST /api/activation.php', { body: { token } });
  if (status !== 200) throw new Error(`The activation answered ${status}`);
}

/** Signs up by a link, consents to postbacks to its owner, and confirms. */
export async function ledAndConfirmed(
  name: string,
  tracking: SignupTracking,
  { answers, ...more }: Led = {},
): Promise<Person> {
  const person = await led(name, tracking, { answers: { consent_attribution: true, ...answers }, ...more });
  await confirm(person);
  return person;
}

type Conversion = {
  event: string;
  network: string | null;
  ref: string | null;
  slug: string | null;
  amount: number | null;
  currency: string | null;
  bot: boolean;
};

/** A member's conversions in order. */
export async function listConversions({ user }: Person): Promise<Conversion[]> {
  const { rows } = await database.query<Conversion>(
    `select event, network, ref, slug, amount, currency, bot from conversions where user_id = $1 order by id`,
    [user.id],
  );
  return rows;
}
