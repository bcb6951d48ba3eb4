import { endpoints } from '#lib/contract/endpoints.ts';
import { endpointName } from '#lib/contract/endpoint.ts';
import { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import {
  confirmed,
  herzfunke,
  password,
  premium,
  unconfirmed,
  vlinder,
  type Person,
} from '#tests/support/cast.ts';
import { decided } from '#tests/support/deciding.ts';
import { roles, type MatrixRow, type Role } from './role-columns.ts';
import { roleMatrix } from './role-matrix.ts';

const callers = {} as Record<Role, Visitor>;
const targets = {} as Record<Role, number>;

beforeAll(async () => {
  for (const role of roles) {
    targets[role] = (await confirmed(`Target${role}`)).user.profile.id;
    callers[role] = await makers[role]();
  }
});

const makers: Record<Role, () => Promise<Visitor>> = {
  visitor: async () => new Visitor(herzfunke),
  async unconfirmed() {
    const { visitor, email } = await unconfirmed('Ulla');
    // The limit of one activation mail a minute starts with the first.
    await waitForMail(email);
    return visitor;
  },
  free: async () => (await confirmed('Frida')).visitor,
  premium: async () => (await premium()).visitor,
  async blocked() {
    const [target, caller] = await Promise.all([confirmed('Targetblocking'), confirmed('Berta')]);
    targets.blocked = target.user.profile.id;
    await target.visitor.call('POST /api/block.php', { body: { id: caller.user.profile.id } });
    return caller.visitor;
  },
  async locked() {
    const caller = await confirmed('Lotte');
    await lockOut(caller);
    return caller.visitor;
  },
  async closed() {
    const caller = await confirmed('Klara');
    await decided(null, { action: 'account_locked', profile: String(caller.user.profile.id) });
    return caller.visitor;
  },
  async deleted() {
    const caller = await confirmed('Dora');
    // From another browser, because the requesting one loses its cookie.
    const elsewhere = new Visitor(herzfunke);
    await elsewhere.call('POST /api/user.php', { body: { email: caller.email, password } });
    await elsewhere.call('POST /api/account-deletion.php', { body: { reason: null, password } });
    return caller.visitor;
  },
  async otherBrand() {
    const caller = await confirmed('Olga', {}, vlinder);
    const elsewhere = new Visitor(herzfunke);
    elsewhere.setCookie('__Host-vonk', caller.visitor.cookie('__Host-vonk') ?? '');
    return elsewhere;
  },
};

async function lockOut({ email }: Person): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await new Visitor(herzfunke).call('POST /api/user.php', { body: { email, password: 'wrong' } });
  }
}

test('every call of the contract has a row, and every row a call', () => {
  const rows = roleMatrix.map((row) => row.call);
  expect(new Set(rows)).toEqual(new Set(endpoints.map(endpointName)));
  expect(rows).toHaveLength(new Set(rows).size);
});

describe.each(roleMatrix)('$call', (row) => {
  test.each(roles)('%s', async (role) => {
    const { status, text } = await ask(callers[role], row, targets[role]);
    expect({ status, text: status === row.expected[role] ? '' : text }).toEqual({
      status: row.expected[role],
      text: '',
    });
  });
});

async function ask(
  visitor: Visitor,
  row: MatrixRow,
  target: number,
): Promise<{ status: number; text: string }> {
  if (row.call === 'GET /api/events.php') {
    const stream = await visitor.stream('/api/events.php');
    stream.destroy();
    return { status: stream.statusCode ?? 0, text: '' };
  }
  const query = Object.fromEntries(
    Object.entries(row.query ?? {}).map(([key, value]) => [key, value === 'target' ? String(target) : value]),
  );
  if (row.file) {
    const search = row.query ? `?${new URLSearchParams(query)}` : '';
    return visitor.upload(`${row.call}${search}`, row.file);
  }
  if (row.form) {
    const [method = 'POST', path = ''] = row.call.split(' ');
    return visitor.request(`${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(row.form).toString(),
    });
  }
  return visitor.call(row.call, { query, ...(row.body ? { body: row.body(target) } : {}) });
}
