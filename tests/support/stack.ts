import type { ControlledPart, StackAddress } from './stack-address.ts';

/** The stack that this run started. */
export function stackAddress(): StackAddress {
  const text = process.env.VONK_STACK;
  if (!text)
    throw new Error(
      'VONK_STACK is missing: this test belongs into tests/contract, tests/faults or tests/e2e.',
    );
  return JSON.parse(text) as StackAddress;
}

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
