import { notify } from './toast.ts';
import { withdrawToast } from './withdraw-toast.ts';

/**
 * Does something, and says where it failed; what was said goes when it is done after all. `name` is the same for each try.
 * Whether it was done.
 */
export async function doOrSay(
  name: string,
  deed: () => Promise<unknown>,
  failed: (cause: unknown) => string,
): Promise<boolean> {
  try {
    await deed();
  } catch (cause) {
    notify({ kind: 'error', id: name, text: failed(cause) });
    return false;
  }
  withdrawToast(name);
  return true;
}
