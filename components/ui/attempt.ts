import { notify, withdrawToast } from './toast.ts';

/**
 * Runs an action and reports failure; the report disappears on success. `name` is the same for all attempts. Returns
 * whether it succeeded.
 */
export async function attempt(
  name: string,
  action: () => Promise<unknown>,
  failed: (cause: unknown) => string,
): Promise<boolean> {
  try {
    await action();
  } catch (cause) {
    notify({ kind: 'error', id: name, text: failed(cause) });
    return false;
  }
  withdrawToast(name);
  return true;
}
