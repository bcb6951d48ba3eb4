/** More are waiting than may wait. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Runs tasks one after the other: a crawler that asks for a hundred images takes no more than its part of the processor.
 * Throws TooBusy where `most` are waiting already.
 */
export class InTurn {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.#most = most;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most) return Promise.reject(new TooBusy('Too many images are to be drawn'));
    this.#waiting += 1;
    const result = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = result.catch(() => undefined);
    return result;
  }
}
