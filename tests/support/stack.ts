import type { ControlledPart, StackAddress } from './stack-address.ts';

/** The stacks of a run, as JSON. */
const variable = 'VONK_STACKS';

/** Passes the addresses of the started stacks to child processes: one for each worker, or one for all. */
export function announceStacks(addresses: StackAddress[]): void {
  process.env[variable] = JSON.stringify(addresses);
}

/** The stack of this Jest worker. */
export function stackAddress(): StackAddress {
  const text = process.env[variable];
  if (!text)
    throw new Error(
      `${variable} is missing: this test belongs into tests/system, tests/faults or tests/e2e.`,
    );
  const addresses = JSON.parse(text) as StackAddress[];
  const address = addresses[Number(process.env.JEST_WORKER_ID ?? 1) - 1] ?? addresses[0];
  if (!address) throw new Error(`${variable} names no stack`);
  return address;
}

/** Scheme, host and port of a brand of the stack, as crawlers know it. */
export const getOrigin = (host: string): string => `http://${host}:${stackAddress().frontPort}`;

/** Stops a part as an operator would, and waits for it. */
export const stopPart = (part: ControlledPart): Promise<void> => control(part, 'stop');

/** `kill -9`. */
export const killPart = (part: ControlledPart): Promise<void> => control(part, 'kill');

/** Starts a stopped part, with more environment if given; resolves when ready. */
export function startPart(part: ControlledPart, environment: Record<string, string> = {}): Promise<void> {
  return control(part, 'start', environment);
}

/** Asks the process that owns the stack. */
export async function control<T = void>(
  part: ControlledPart | 'operator',
  verb: string,
  body: object = {},
): Promise<T> {
  const url = `${stackAddress().controlUrl}/${part}/${verb}`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${verb} ${part}: ${await response.text()}`);
  return (await response.json()) as T;
}
