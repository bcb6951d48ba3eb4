import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { log } from '#backend/platform/http/log.ts';
import { type CutRequest, type CutPicture, PictureRefusal, type ToParent } from './picture.ts';

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
   * Kills the process after `timeoutMs` milliseconds.
   * @throws {PictureRefusal} also if the picture crashed or blocked the process
   */
  async cut(request: CutRequest, timeoutMs: number): Promise<CutPicture> {
    await Promise.race([this.#ready, this.#ended]);
    if (!this.isAlive) throw new Error('The process that cuts photos does not start');
    const inTime = new AbortController();
    const late = sleep(timeoutMs, undefined, { signal: inTime.signal }).catch(() => undefined);
    const answer = await Promise.race([this.#ask(request), this.#ended, late]);
    inTime.abort();
    if (answer && 'picture' in answer) return answer.picture;
    if (answer && 'fault' in answer) throw new PictureRefusal(answer.fault);
    log.warn(
      { bytes: request.bytes.length, late: this.isAlive },
      'a picture ended the process that decoded it',
    );
    this.end();
    throw new PictureRefusal('photo_unreadable');
  }

  end(): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
  }

  #ask(request: CutRequest): Promise<ToParent> {
    return new Promise((resolve) => {
      this.#child.once('message', resolve);
      // If sending fails, the process is about to exit, which is reported separately.
      this.#child.send(request, () => undefined);
    });
  }
}

/** Runs the bundle next to the backend, or the source with the backend's own loader. */
export function startCutting(): ChildProcess {
  const bundled = fileURLToPath(new URL('./photo-cutter.mjs', import.meta.url));
  const isBundled = existsSync(bundled);
  const file = isBundled ? bundled : fileURLToPath(new URL('./child.ts', import.meta.url));
  return fork(file, {
    execArgv: ['--max-old-space-size=256', ...(isBundled ? [] : ['--import', 'tsx'])],
    // The decoder needs none of the backend's environment.
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
