import type { ErrorCode, FieldError } from '../../lib/contract/errors.ts';
import type { Reply } from './caller.ts';
import { requireFieldRefusal, requireRefusal } from './judge.ts';
import type { World } from './world.ts';

/** One promise of the contract; `run` throws if the server breaks it. */
export type Check = {
  /** The sentence that the report shows. */
  name: string;
  run: (world: World) => Promise<void>;
};

type Asking = (world: World) => Promise<Reply>;

/** One call that is refused with this code. */
export const refused = (name: string, code: ErrorCode, ask: Asking): Check => ({
  name,
  run: async (world) => void requireRefusal(code, await ask(world)),
});

/** One call that is refused because of this field. */
export const fieldRefused = (name: string, field: string, error: FieldError, ask: Asking): Check => ({
  name,
  run: async (world) => requireFieldRefusal(field, error, await ask(world)),
});
