import type { World } from './world.ts';

/** One promise of the contract; `run` throws if the server breaks it. */
export type Check = {
  /** The sentence that the report shows. */
  name: string;
  run: (world: World) => Promise<void>;
};
