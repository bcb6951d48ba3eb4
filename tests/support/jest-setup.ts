// Native modules have no `jest` global.
Object.assign(globalThis, { jest: import.meta.jest });

// The limit catches hangs, not slow machines.
jest.setTimeout(120_000);

const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
  };
});

// Tests that expect an error spy on console.error themselves.
afterEach(() => {
  if (errors.length > 0) throw new Error(`unexpected console.error:\n${errors.join('\n')}`);
});
