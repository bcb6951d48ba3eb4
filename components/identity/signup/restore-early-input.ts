import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * Props of a choice as `register` gives them. One that was made before the page came to life is made again: a form begins
 * with values of its own, and would clear it.
 */
export function restoreEarlyInput(registered: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...registered,
    ref: (input: HTMLInputElement | null) => {
      const isChosen = input?.checked;
      registered.ref(input);
      if (input && isChosen && !input.checked) queueMicrotask(() => input.click());
    },
  };
}
