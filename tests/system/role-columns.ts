/**
 * Who gets what: one row for each call, one column for each role, the status each must be answered with.
 * A call of the contract without a row here fails the suite.
 *
 * - visitor: no session · unconfirmed: mail address not confirmed · free, premium: confirmed members
 * - blocked: a free member whom the target member has blocked
 * - locked: a free member whose address is locked after failed logins (an open session goes on)
 * - closed: a session whose account the operator has shut
 * - deleted: a session whose account was deleted · otherBrand: a session of one brand used on another
 */
export const roles = [
  'visitor',
  'unconfirmed',
  'free',
  'premium',
  'blocked',
  'locked',
  'closed',
  'deleted',
  'otherBrand',
] as const;

export type Role = (typeof roles)[number];

export type MatrixRow = {
  /** `GET /api/user.php`, as the contract names it. */
  call: string;
  expected: Record<Role, number>;
  query?: Record<string, string>;
  /** `target` is the profile id of another member of the pool. */
  body?: (target: number) => unknown;
  /** Instead of a body. */
  file?: Buffer;
  /** Instead of a body, as a machine of the outside world sends it. */
  form?: Record<string, string>;
};

type Exceptions = Partial<Record<Role, number>>;

/** The same status for everybody. */
export const everybody = (status: number, exceptions: Exceptions = {}): Record<Role, number> => ({
  ...(Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>),
  ...exceptions,
});

/** Members alone; whoever has no session on this brand is told to log in. */
export const members = (status: number, exceptions: Exceptions = {}): Record<Role, number> =>
  everybody(status, { visitor: 403, closed: 403, deleted: 403, otherBrand: 403, ...exceptions });
