import { randomUUID } from 'node:crypto';
import { logIn, getUser, type User } from '../../lib/contract/identity/accounts.ts';
import { signUp } from '../../lib/contract/identity/signup.ts';
import { getSettings, type Settings } from '../../lib/contract/brands/brands.ts';
import type { Accounts } from './accounts.ts';
import { Caller, type Server } from './caller.ts';
import { requireAnswer } from './judge.ts';

export type Login = { email: string; password: string };
export type Member = { caller: Caller; user: User; login: Login };

/** The accounts that the checks use, and what they know in advance. */
export class World {
  readonly #server: Server;
  readonly accounts: Accounts;
  readonly #members = new Map<string, Promise<Member>>();

  constructor(url: string, accounts: Accounts) {
    this.#server = { url, frontKey: accounts.front_key, brand: accounts.brand };
    this.accounts = accounts;
  }

  visitor(): Caller {
    return new Caller(this.#server);
  }

  /** One of the accounts, logged in once for all checks. */
  member(name: 'member' | 'other' | 'broke' | 'limited' | 'barred'): Promise<Member> {
    let member = this.#members.get(name);
    if (!member) this.#members.set(name, (member = this.logIn(this.accounts[name])));
    return member;
  }

  async logIn(login: Login): Promise<Member> {
    const caller = this.visitor();
    const { user, token } = requireAnswer(logIn, await caller.call('POST /api/user.php', { body: login }));
    caller.token = token;
    return { caller, user, login };
  }

  /** A new, unconfirmed member whom no other check uses. */
  async newcomer(changes: object = {}): Promise<Member> {
    const caller = this.visitor();
    const body = { ...this.signupForm(), ...changes };
    const { user, token } = requireAnswer(signUp, await caller.call('POST /api/signup.php', { body }));
    caller.token = token;
    return { caller, user, login: { email: body.email, password: body.password } };
  }

  async settings(): Promise<Settings> {
    return requireAnswer(getSettings, await this.visitor().call('GET /api/settings.php'));
  }

  /** A complete signup at the brand, with a new address on each call. */
  signupForm() {
    return {
      ...this.accounts.home,
      name: 'Mara',
      email: `mara-${randomUUID().slice(0, 13)}@conformance.example`,
      gender: 'woman',
      sexuality: 'hetero',
      date_of_birth: '1991-05-17',
      password: `Regen-am-${randomUUID().slice(0, 8)}`,
      language: 'de',
      consent_terms: true,
      consent_sensitive: true,
    };
  }

  /** The member's current state on the server. */
  async fetchUser({ caller }: Member): Promise<User | null> {
    return requireAnswer(getUser, await caller.call('GET /api/user.php')).user;
  }
}
