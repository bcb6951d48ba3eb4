import { isIP } from 'node:net';
import { ipv6Prefix48, clientNetwork } from './networks.ts';

/** Whose file is under way: that of an account, from a network where that is known. */
export type Sender = { account: string; network: string | null };

export function getSender(account: string, address: string): Sender {
  return { account, network: isIP(address) ? (ipv6Prefix48(address) ?? clientNetwork(address)) : null };
}

/** 256 MiB: what files under way may hold in one process, however many are sent at once. */
const roomForAll = 256 * 1024 * 1024;
/** Half of it for one network, however many accounts send from there. */
const roomForNetwork = roomForAll / 2;
/** A quarter for one account. */
const roomForAccount = roomForAll / 4;

/** Counts what files under way hold, so that nobody takes all the room by sending slowly. */
export class RoomForFiles {
  #all = 0;
  readonly #by = new Map<string, number>();

  /** Counts bytes that came, or less than none for those of a file that has ended; tells whether there is room for them. */
  hold({ account, network }: Sender, bytes: number): boolean {
    this.#all += bytes;
    const own = this.#count(`account ${account}`, bytes);
    const near = network === null ? 0 : this.#count(`network ${network}`, bytes);
    return own <= roomForAccount && near <= roomForNetwork && this.#all <= roomForAll;
  }

  #count(key: string, bytes: number): number {
    const held = (this.#by.get(key) ?? 0) + bytes;
    if (held) this.#by.set(key, held);
    else this.#by.delete(key);
    return held;
  }
}

/** Longest wait for all of a file, in milliseconds: it gets through a slow line. */
const wholeFile = 120_000;
/** 16 KiB a second: whatever is slower brings no photo in that time. */
const minSpeed = 16 * 1024;

/**
 * How long to wait for the next bytes of a file: as long as it comes at the speed that it takes to be whole in two minutes,
 * and `patience` milliseconds longer, for a line may stand still for a moment. Times are in milliseconds.
 */
export class Pace {
  readonly #end: number;
  readonly #speed: number;
  readonly #patience: number;
  #until: number;

  constructor(size: number, patience: number, now: number) {
    this.#end = now + wholeFile;
    this.#speed = Math.max(minSpeed, size / (wholeFile / 1_000)) / 1_000;
    this.#patience = patience;
    this.#until = now + patience;
  }

  came(bytes: number, now: number): void {
    this.#until = Math.min(now + this.#patience, this.#until + bytes / this.#speed);
  }

  left(now: number): number {
    return Math.max(0, Math.min(this.#until, this.#end) - now);
  }
}
