import { getErrorCode, noAnswer } from './api-error.ts';
import type { Proof } from './make-proof.ts';

/** The one that is in the making or at hand; whichever form of the page is sent next takes it. */
let next: Promise<Proof> | null = null;

/**
 * The `ref` of a form whose call takes a proof of work: the first touch of a field begins it, so that it is there before
 * the person has typed the rest. Its code loads with that; what fails here is tried again when the form is sent. A field
 * that was touched before the page came to life counts as well.
 */
export function proveOnFocus(form: HTMLFormElement | null): (() => void) | undefined {
  form?.addEventListener('focusin', prepare);
  if (form?.contains(document.activeElement)) prepare();
  return form ? () => form.removeEventListener('focusin', prepare) : undefined;
}

/**
 * Sends a form with a proof that its sender is worth the work. One that the server does not take is replaced once.
 * @throws what `send` throws, or ApiError where no proof could be made
 */
export async function withProof<T>(send: (proof: string) => Promise<T>): Promise<T> {
  try {
    return await send(await take());
  } catch (error) {
    if (getErrorCode(error) !== 'proof_missing') throw error;
    return send(await take());
  }
}

function prepare(): void {
  const pending = (next ??= begin());
  pending.then(
    (proof) => {
      if (next === pending && !isGood(proof)) next = begin();
    },
    () => undefined,
  );
}

/** Each serves once. */
async function take(): Promise<string> {
  const claimed = next ?? begin();
  next = null;
  const proof = await claimed;
  return isGood(proof) ? proof.text : (await begin()).text;
}

function isGood({ goodUntil }: Proof): boolean {
  return goodUntil > performance.now();
}

function begin(): Promise<Proof> {
  const pending = load().then(({ makeProof }) => makeProof());
  pending.catch(() => {
    if (next === pending) next = null;
  });
  return pending;
}

function load() {
  return import('./make-proof.ts').catch(() => {
    throw noAnswer();
  });
}
