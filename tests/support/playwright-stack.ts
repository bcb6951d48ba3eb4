import { startStack } from './start-stack.ts';

/** Playwright's globalSetup; what it returns ends the stack after the last test. */
export default async function startForBrowser(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env.VONK_STACK = JSON.stringify(stack.address);
  return () => stack.stop();
}
