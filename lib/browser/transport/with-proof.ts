import { getErrorCode, noAnswer } from './api-error.ts';
import type { Proof } from './make-proof.ts';

/** The pending or ready proof, for the form that is sent next. */
let next: Promise<Proof> | null = null;

/**
 * The `ref` of a form whose call needs a proof of work: the first interaction starts it, so that it is ready when the
 * form is. Its code loads then; failures are retried on submit. Interactions before hydration count too.
 */
export function proveOnFocus(form: HTMLFormElement | null): (() => void) | undefined {
  form?.addEventListener('focusin', prepare);
  if (form?.contains(document.activeElement)) prepare();
  return form ? () => form.removeEventListener('focusin', prepare) : undefined;
}

/**
 * Sends a form with a proof of work. A rejected proof is replaced once.
 * @throws the error of `send`, or ApiError if no proof could be made
 */
export async function withProof<T>(send: (proof: string) => Promise<T>): Promise<T> {
  try {
    return await send(await consumeProof());
  } catch (error) {
    if (getErrorCode(error) !== 'proof_missing') throw error;
    return send(await consumeProof());
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

/** Each proof serves once. */
async function consumeProof(): Promise<string> {
  const claimed = next ?? begin();
  next = null;
  const proof = await claimed;
  return isGood(proof) ? proof.text : (await begin()).text;
}

function isGood({ validUntil }: Proof): boolean {
  return validUntil > performance.now();
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
