// Jest's globalSetup: native, so that it can load TypeScript by itself.
import { tsImport } from 'tsx/esm/api';

export default async function stackUp() {
  const { startStack } = await tsImport('./start-stack.ts', import.meta.url);
  globalThis.vonkStack = await startStack();
  process.env.VONK_STACK = JSON.stringify(globalThis.vonkStack.address);
}
