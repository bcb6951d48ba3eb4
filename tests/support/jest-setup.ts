// Native modules get no `jest` global of their own.
Object.assign(globalThis, { jest: import.meta.jest });

// A limit is for what hangs, not for what is slow on a small machine.
jest.setTimeout(120_000);

const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
  };
});

// A test that expects an error spies on console.error itself.
afterEach(() => {
  if (errors.length > 0) throw new Error(`unexpected console.error:\n${errors.join('\n')}`);
});
