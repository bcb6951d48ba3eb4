import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stackAddress } from './stack.ts';

/** The environment of one of our programs on a separate database, using the stack's other parts. */
export function environmentOn(database: string): NodeJS.ProcessEnv {
  const { databaseUrl, dataDir, frontKey, smtpUrl, checkoutPort, checkoutKey } = stackAddress();
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  const secrets = JSON.parse(readFileSync(`${dataDir}/secrets.json`, 'utf8')) as Record<string, string>;
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    FRONT_KEY: frontKey,
    SMTP_URL: smtpUrl,
    CHECKOUT_URL: `http://localhost:${checkoutPort}`,
    CHECKOUT_KEY: checkoutKey,
    VAPID_PUBLIC_KEY: secrets.vapidPublicKey,
    VAPID_PRIVATE_KEY: secrets.vapidPrivateKey,
    BACKEND_PORT: '0',
  };
}

/**
 * Starts a backend as the supervisor does, on any port.
 * @throws {Error} with its output if it ends before it is ready
 */
export function startBackend(env: NodeJS.ProcessEnv): Promise<{ process: ChildProcess; port: number }> {
  const started = spawn(process.execPath, ['dist/backend.mjs'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    let output = '';
    started.stdout.on('data', (part) => {
      output += String(part);
      const [, port] = /"port":(\d+),"msg":"backend ready"/.exec(output) ?? [];
      if (port) resolve({ process: started, port: Number(port) });
    });
    started.once('exit', () => reject(new Error(`The backend ended: ${output}`)));
  });
}

/** Stops it as the supervisor does, and waits for it. */
export async function endProgram(program: ChildProcess | undefined): Promise<void> {
  if (!program || program.exitCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
}
