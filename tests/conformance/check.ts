import type { World } from './world.ts';

/** One promise of the contract; `run` throws where the server does not keep it. */
export type Check = {
  /** A sentence, under which it is reported. */
  name: string;
  run: (world: World) => Promise<void>;
};
