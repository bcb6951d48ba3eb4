import { announceStacks } from './stack.ts';
import { startStack } from './start-stack.ts';

/** Playwright's globalSetup; its return value stops the stack after the last test. */
export default async function startForBrowser(): Promise<() => Promise<void>> {
  const stack = await startStack();
  announceStacks([stack.address]);
  return () => stack.stop();
}
