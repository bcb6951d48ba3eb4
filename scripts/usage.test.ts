import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Commands that would start, install, build, check or measure something without `--help`. */
const commands: [name: string, ...args: string[]][] = [
  ['start', 'scripts/start.mjs'],
  ['dev', 'scripts/start.mjs', '--dev'],
  ['quickstart', 'scripts/quickstart.mjs'],
  ['verify', 'scripts/verify.mjs'],
  ['build', '--import', 'tsx', 'scripts/build/build.ts'],
  ['bench', '--import', 'tsx', 'tests/load/bench.ts'],
];

function run(args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    // If a command did run, it would find no programs.
    env: { PATH: '/nowhere', HOME: root },
  });
  return { status, stdout, stderr };
}

test.each(commands)('%s prints its usage, and does nothing', (name, ...args) => {
  const { status, stdout, stderr } = run([...args, '--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^[A-Z].*:\n {2}npm /);
  expect(stdout).toMatch(new RegExp(`npm (?:run )?${name}\\b`));
  expect(run([...args, '-h']).stdout).toBe(stdout);
});

test.each(commands)('%s exits with 2 for an unknown option, and lists the known ones', (_name, ...args) => {
  const { status, stdout, stderr } = run([...args, '--colour']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--colour'\.\n/);
  expect(stderr).toContain('  npm ');
  expect(stderr).not.toContain('    at ');
});
