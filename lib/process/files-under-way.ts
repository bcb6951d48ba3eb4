import { isIP } from 'node:net';
import { ipv6Prefix48, clientNetwork } from './networks.ts';

/** A file's sender: an account, from a network if known. */
export type Sender = { account: string; network: string | null };

export function getSender(account: string, ip: string): Sender {
  return { account, network: isIP(ip) ? (ipv6Prefix48(ip) ?? clientNetwork(ip)) : null };
}

/** 256 MiB: total for pending files in one process. */
const budgetForAll = 256 * 1024 * 1024;
/** Half of it per network, regardless of accounts. */
const budgetForNetwork = budgetForAll / 2;
/** A quarter per account. */
const budgetForAccount = budgetForAll / 4;

/** Counts the size of pending files, so that slow uploads can't take the whole budget. */
export class UploadBudget {
  #all = 0;
  readonly #by = new Map<string, number>();

  /** Adds received bytes, or subtracts those of a finished file; returns whether there is room. */
  hold({ account, network }: Sender, bytes: number): boolean {
    this.#all += bytes;
    const own = this.#count(`account ${account}`, bytes);
    const near = network === null ? 0 : this.#count(`network ${network}`, bytes);
    return own <= budgetForAccount && near <= budgetForNetwork && this.#all <= budgetForAll;
  }

  #count(key: string, bytes: number): number {
    const held = (this.#by.get(key) ?? 0) + bytes;
    if (held) this.#by.set(key, held);
    else this.#by.delete(key);
    return held;
  }
}

/** Timeout of a whole file in milliseconds, enough for a slow line. */
const wholeFile = 120_000;
/** 16 KiB a second: slower uploads do not finish in that time. */
const minSpeed = 16 * 1024;

/**
 * How long to wait for a file's next bytes: it must keep the speed that completes it within two minutes, with
 * `slackMs` for short stalls. Times are in milliseconds.
 */
export class Pace {
  readonly #end: number;
  readonly #speed: number;
  readonly #slackMs: number;
  #until: number;

  constructor(size: number, slackMs: number, now: number) {
    this.#end = now + wholeFile;
    this.#speed = Math.max(minSpeed, size / (wholeFile / 1_000)) / 1_000;
    this.#slackMs = slackMs;
    this.#until = now + slackMs;
  }

  came(bytes: number, now: number): void {
    this.#until = Math.min(now + this.#slackMs, this.#until + bytes / this.#speed);
  }

  left(now: number): number {
    return Math.max(0, Math.min(this.#until, this.#end) - now);
  }
}
