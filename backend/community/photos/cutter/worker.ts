import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { log } from '#backend/platform/http/log.ts';
import { type CutOrder, type CutPicture, PictureRefusal } from './picture.ts';
import type { ToParent } from './talk.ts';

/** One process that decodes pictures, one at a time. */
export class CutterWorker {
  readonly #child: ChildProcess;
  readonly #ready: Promise<unknown>;
  readonly #ended: Promise<void>;
  isAlive = true;

  constructor(child: ChildProcess) {
    this.#child = child;
    this.#ready = new Promise((resolve) => this.#child.once('message', resolve));
    this.#ended = new Promise((resolve) => {
      const over = () => {
        this.isAlive = false;
        resolve();
      };
      this.#child.once('exit', over).once('error', over);
    });
  }

  /**
   * Cuts a picture within `timeoutMs` milliseconds, or ends the process.
   * @throws {PictureRefusal} also where the picture ended it
   */
  async cut(order: CutOrder, timeoutMs: number): Promise<CutPicture> {
    await Promise.race([this.#ready, this.#ended]);
    if (!this.isAlive) throw new Error('The process that cuts photos does not start');
    const inTime = new AbortController();
    const late = sleep(timeoutMs, undefined, { signal: inTime.signal }).catch(() => undefined);
    const answer = await Promise.race([this.#ask(order), this.#ended, late]);
    inTime.abort();
    if (answer && 'picture' in answer) return answer.picture;
    if (answer && 'fault' in answer) throw new PictureRefusal(answer.fault);
    log.warn(
      { bytes: order.bytes.length, late: this.isAlive },
      'a picture ended the process that decoded it',
    );
    this.end();
    throw new PictureRefusal('photo_unreadable');
  }

  end(): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
  }

  #ask(order: CutOrder): Promise<ToParent> {
    return new Promise((resolve) => {
      this.#child.once('message', resolve);
      // Where it cannot be sent the process is about to end, which is told on its own.
      this.#child.send(order, () => undefined);
    });
  }
}

/** Bundled beside the backend, or the source with the loader that runs the backend itself. */
export function startCutting(): ChildProcess {
  const bundled = fileURLToPath(new URL('./photo-cutter.mjs', import.meta.url));
  const isBundled = existsSync(bundled);
  const file = isBundled ? bundled : fileURLToPath(new URL('./child.ts', import.meta.url));
  return fork(file, {
    execArgv: ['--max-old-space-size=256', ...(isBundled ? [] : ['--import', 'tsx'])],
    // Decoding needs nothing of what the backend knows.
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
