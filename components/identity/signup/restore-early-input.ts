import type { UseFormRegisterReturn } from 'react-hook-form';

/** The props of `register` for a choice. Repeats a choice from before hydration, which the defaults would clear. */
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
