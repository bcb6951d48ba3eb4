import type { ComponentProps } from 'react';
import { SiteLink } from './link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'info' | 'danger' | 'outline' | 'quiet' | 'link';

type Look = {
  variant?: ButtonVariant;
  /** `sm` is 44 px high, the normal one 48, `lg` 56. */
  size?: 'sm' | 'lg';
};

function classes({ variant = 'primary', size }: Look, className: string | undefined): string {
  return ['btn', `btn-${variant}`, size && `btn-${size}`, className].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> &
  Look & { /** Shows a spinner and ignores presses. */ busy?: boolean };

/** A button in the brand's style; `type="button"` by default. */
export function Button({ variant, size, busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classes({ variant, size }, className)}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      {...rest}
    >
      {busy && <span className="spinner-border" aria-hidden="true" />}
      <span className="vk-contents">{children}</span>
    </button>
  );
}

/** A link to a screen of this site, styled as a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof SiteLink> & Look) {
  return <SiteLink className={classes({ variant, size }, className)} {...rest} />;
}
