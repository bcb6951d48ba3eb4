// Jest's globalSetup: native, so that it can load TypeScript itself. Each worker has its own stack.
import { tsImport } from 'tsx/esm/api';

export default async function stackUp({ maxWorkers }) {
  const { startStack } = await tsImport('./start-stack.ts', import.meta.url);
  const { announceStacks } = await tsImport('./stack.ts', import.meta.url);
  globalThis.vonkStacks = await Promise.all(Array.from({ length: maxWorkers }, () => startStack()));
  announceStacks(globalThis.vonkStacks.map(({ address }) => address));
}
