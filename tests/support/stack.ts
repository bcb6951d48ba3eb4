import type { ControlledPart, StackAddress } from './stack-address.ts';

/** Where the stacks of a run are handed on, as JSON. */
const variable = 'VONK_STACKS';

/** Tells all that this process starts where the stacks are that it has started: one for each of its workers, or one for all. */
export function announceStacks(addresses: StackAddress[]): void {
  process.env[variable] = JSON.stringify(addresses);
}

/** The stack that this run started, for the worker of Jest that asks. */
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

/** Scheme, host and port by which crawlers know a brand of the stack. */
export const getOrigin = (host: string): string => `http://${host}:${stackAddress().frontPort}`;

/** Ends a part as an operator would, and waits until it has. */
export const stopPart = (part: ControlledPart): Promise<void> => control(part, 'stop');

/** `kill -9`. */
export const killPart = (part: ControlledPart): Promise<void> => control(part, 'kill');

/** Starts a part that was stopped, with more environment where told; resolves when it is ready. */
export function startPart(part: ControlledPart, environment: Record<string, string> = {}): Promise<void> {
  return control(part, 'start', environment);
}

async function control(part: ControlledPart, verb: string, environment: object = {}): Promise<void> {
  const url = `${stackAddress().controlUrl}/${part}/${verb}`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(environment) });
  if (!response.ok) throw new Error(`${verb} ${part}: ${await response.text()}`);
}
