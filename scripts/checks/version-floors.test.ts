import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Older versions have known vulnerabilities, in the framework's server and in image decoders. */
const floors = { next: '16.4.3', sharp: '0.35.4' };

const parseNumbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];

function reachesFloor(version: string, floor: string): boolean {
  const [given, min] = [parseNumbers(version), parseNumbers(floor)];
  for (const [at, number] of min.entries()) {
    const difference = (given[at] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  // A prerelease is older than its version.
  return !version.includes('-');
}

function read(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

describe.each(Object.entries(floors))('%s', (name, floor) => {
  test('is named by one exact version, new enough', () => {
    const { dependencies } = read(join(root, 'package.json')) as { dependencies: Record<string, string> };
    expect(dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
    expect(reachesFloor(dependencies[name] ?? '', floor)).toBe(true);
  });

  test('is installed new enough, wherever a package brings its own', () => {
    const { packages } = read(join(root, 'package-lock.json')) as {
      packages: Record<string, { version?: string }>;
    };
    const versions = Object.entries(packages)
      .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
      .map(([, { version = '' }]) => version);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => !reachesFloor(version, floor))).toEqual([]);
    const { version } = read(join(root, 'node_modules', name, 'package.json'));
    expect(reachesFloor(String(version), floor)).toBe(true);
  });
});

test('nothing asks the optimiser of pictures for anything', () => {
  expect(readFileSync(join(root, 'next.config.ts'), 'utf8')).toContain('images: { unoptimized: true }');
});
