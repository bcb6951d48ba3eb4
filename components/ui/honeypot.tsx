import type { UseFormRegisterReturn } from 'react-hook-form';

/** The field's name in every form. */
export const honeypotName = 'website';

/** A field that only programs see and fill in. */
export function Honeypot({ registered }: { registered: UseFormRegisterReturn }) {
  return (
    <div className="vk-honeypot" aria-hidden="true">
      <input type="text" tabIndex={-1} autoComplete="off" {...registered} />
    </div>
  );
}
