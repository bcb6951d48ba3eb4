// Native modules get no `jest` global of their own.
Object.assign(globalThis, { jest: import.meta.jest });

// What crosses a process, or hashes a password, takes its time on a small machine.
jest.setTimeout(30_000);

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
