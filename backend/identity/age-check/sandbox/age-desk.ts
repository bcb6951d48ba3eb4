import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

export const ageOrderSchema = z.object({
  brand: z.string(),
  locale: z.string(),
  min_age: z.number().int(),
  redirect_url: z.url({ protocol: /^https?$/ }),
  webhook_url: z.url({ protocol: /^https?$/ }),
});

/** What whoever is checked in the sandbox may have happen. */
export const ageChoices = ['pass', 'fail', 'silent', 'repeated', 'leave'] as const;
export type AgeChoice = (typeof ageChoices)[number];

export type SandboxAgeCheck = z.infer<typeof ageOrderSchema> & {
  id: string;
  state: 'pending' | 'passed' | 'failed';
};

export type AgeDesk = {
  open: (order: z.infer<typeof ageOrderSchema>) => SandboxAgeCheck;
  get: (id: string) => SandboxAgeCheck | undefined;
  /** Decides an open check; one that is decided stays so, but its shop is told again. */
  choose: (id: string, choice: AgeChoice) => void;
};

/** What becomes of a check, and how often its shop is told. */
const outcomes: Record<AgeChoice, { state: 'passed' | 'failed'; told: number } | null> = {
  pass: { state: 'passed', told: 1 },
  fail: { state: 'failed', told: 1 },
  silent: { state: 'passed', told: 0 },
  repeated: { state: 'passed', told: 4 },
  leave: null,
};

/** The checks of the sandbox, kept in a log that only grows; `tell` sends a webhook. */
export function openAgeDesk(file: string, tell: (check: SandboxAgeCheck) => void): AgeDesk {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const checks = new Map<string, SandboxAgeCheck>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const check = parse(line);
    if (check) checks.set(check.id, check);
  }
  const keep = (check: SandboxAgeCheck) => {
    // Begins with the line's end: what a killed process left half written stays a line of its own.
    appendFileSync(file, `\n${JSON.stringify(check)}`, { mode: 0o600 });
    checks.set(check.id, check);
    return check;
  };
  return {
    open: (order) => keep({ ...order, id: `age_${randomBytes(12).toString('hex')}`, state: 'pending' }),
    get: (id) => checks.get(id),
    choose(id, choice) {
      const check = checks.get(id);
      const outcome = outcomes[choice];
      if (!check || !outcome) return;
      const decided = check.state === 'pending' ? keep({ ...check, state: outcome.state }) : check;
      for (let times = 0; times < outcome.told; times += 1) tell(decided);
    },
  };
}

/** Null for an empty line, and for one that was broken off. */
function parse(line: string): SandboxAgeCheck | null {
  try {
    return JSON.parse(line) as SandboxAgeCheck;
  } catch {
    return null;
  }
}
