import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { startRespServer } from './resp-server.ts';
import { until } from './until.ts';

export type TestRedis = {
  url: string;
  name: string;
  clear: () => Promise<void>;
  close: () => Promise<void>;
};

/** A real server if installed, otherwise our own implementation of the protocol. */
export async function startTestRedis(): Promise<TestRedis> {
  const name = ['valkey-server', 'redis-server'].find(
    (each) => spawnSync(each, ['--version'], { stdio: 'ignore' }).status === 0,
  );
  if (!name) {
    const own = await startRespServer();
    return { ...own, name: 'own server', clear: () => clearAt(own.url) };
  }
  const port = await findFreePort();
  const child = spawn(
    name,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  await until(() => answersAt(port));
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    name,
    clear: () => clearAt(url),
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function clearAt(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      if (answer.toString().startsWith('+OK')) resolve();
      else reject(new Error(`Redis answered ${answer.toString()}`));
    });
    socket.write('*1\r\n$8\r\nFLUSHALL\r\n');
  });
}
