import { randomUUID } from 'node:crypto';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { Consents } from '#lib/contract/community/visibility.ts';
import { Visitor } from './http.ts';
import { extractLinks, waitForMail } from './mailbox.ts';
import { demoLogins, demoPassword } from '#demo/logins.ts';

export const herzfunke = 'herzfunke.localhost';
export const vlinder = 'vlinder.localhost';

export const password = 'Regen-am-Rhein-7';

/** A person with an account: the logged-in browser and its data. */
export type Person = { visitor: Visitor; user: User; email: string };

export type Answers = Record<string, unknown>;

/** A complete, valid signup, with a new address on each call. */
export function signupForm(name: string, changes: Answers = {}): Answers & { email: string } {
  return {
    name,
    email: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@people.example`,
    gender: 'woman',
    sexuality: 'hetero',
    date_of_birth: '1991-05-17',
    country: 'DE',
    region: 'DE-NW',
    city: 'Köln',
    password,
    language: 'de',
    consent_terms: true,
    consent_sensitive: true,
    ...changes,
  };
}

/** Signs up through the API; the address stays unconfirmed. */
export async function unconfirmed(name: string, changes: Answers = {}, host = herzfunke): Promise<Person> {
  const visitor = new Visitor(host);
  const body = signupForm(name, changes);
  const { status, body: answer } = await visitor.call<{ user: User }>('POST /api/signup.php', { body });
  if (status !== 200) throw new Error(`Signup of ${name} answered ${status}: ${JSON.stringify(answer)}`);
  return { visitor, user: answer.user, email: body.email };
}

/** The token in the activation mail to an address. */
export async function activationToken(email: string): Promise<string> {
  const mail = await waitForMail(email);
  const link = extractLinks(mail).find((each) => each.includes('/activate/done'));
  const token = link ? new URL(link).searchParams.get('token') : null;
  if (!token) throw new Error(`No activation link in the mail to ${email}`);
  return token;
}

/** Signs up and confirms the address by the mailed link. */
export async function confirmed(name: string, changes: Answers = {}, host = herzfunke): Promise<Person> {
  const person = await unconfirmed(name, changes, host);
  const token = await activationToken(person.email);
  const { status } = await person.visitor.call('POST /api/activation.php', { body: { token } });
  if (status !== 200) throw new Error(`Activation of ${name} answered ${status}`);
  return { ...person, user: await requireUser(person.visitor) };
}

/** Consents to being shown outside the member area; returns the person. */
export async function agreeing(person: Person, consents: Partial<Consents>): Promise<Person> {
  const { status } = await person.visitor.call('PUT /api/visibility.php', { body: consents });
  if (status !== 200) throw new Error(`The consents of ${person.email} answered ${status}`);
  return person;
}

/** The seeded premium member of a brand. */
export async function premium(host = herzfunke): Promise<Person> {
  const visitor = new Visitor(host);
  const login = demoLogins.find((each) => each.paid);
  const body = { email: login?.email, password: demoPassword };
  const { body: answer } = await visitor.call<{ user: User }>('POST /api/user.php', { body });
  return { visitor, user: answer.user, email: answer.user.email };
}

export async function requireUser(visitor: Visitor): Promise<User> {
  const { body } = await visitor.call<{ user: User | null }>('GET /api/user.php');
  if (!body.user) throw new Error('Nobody is logged in');
  return body.user;
}

/** Sends a text; returns status and answer. */
export function send(from: Person, to: number, text = 'Hallo.', clientMessageId: string = randomUUID()) {
  const body = { profile_id: to, client_message_id: clientMessageId, body: text };
  return from.visitor.call<{
    message: { id: number; conversation: number };
    credits: number;
    error?: string;
  }>('POST /api/message.php', { body, key: clientMessageId });
}

/** The first fictional profile the search shows. */
export async function someFictional(visitor: Visitor): Promise<number> {
  const { body } = await visitor.call<{ results: { id: number }[] }>('GET /api/members.php', {
    query: { kind: 'fictional' },
  });
  const id = body.results[0]?.id;
  if (id === undefined) throw new Error('The demo has no fictional profile');
  return id;
}
