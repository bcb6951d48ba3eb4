/**
 * Access matrix: one row for each call, one column for each role, each with the expected status. A call of the contract
 * without a row here fails the suite.
 * - visitor: no session · unconfirmed: mail address not confirmed · free, premium: confirmed members
 * - blocked: a free member whom the target member has blocked
 * - locked: a free member whose address is locked after failed logins (an open session continues)
 * - closed: a session whose account the operator has locked
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
  /** Instead of a body, like an external service. */
  form?: Record<string, string>;
};

type Exceptions = Partial<Record<Role, number>>;

/** The same status for everyone. */
export const everybody = (status: number, exceptions: Exceptions = {}): Record<Role, number> => ({
  ...(Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>),
  ...exceptions,
});

/** Members only; callers without a session on this brand get the login status. */
export const members = (status: number, exceptions: Exceptions = {}): Record<Role, number> =>
  everybody(status, { visitor: 403, closed: 403, deleted: 403, otherBrand: 403, ...exceptions });
