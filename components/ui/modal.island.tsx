'use client';

// A dialog over the page. The native <dialog> provides focus, Escape and the top layer, and opens only by script.

import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { pressedKey } from './pressed-key.ts';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** False while backdrop and Escape must not close it. */
  closable?: boolean;
  /** For dialogs that are not a centred card. */
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
  /** Further actions beside the close button. */
  menu?: ReactNode;
} & WayOut;

/** A visible way to close: a labelled close button, or buttons of which one closes it; the primary one last. */
type WayOut =
  | { closeLabel: string; footer?: ReactNode }
  | { closeLabel?: undefined; footer: NonNullable<ReactNode> };

export function Modal(props: ModalProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  closable = true,
  className,
  style,
  children,
  menu,
  footer,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The title is read first, and a hasty Enter must not press a button.
    heading.current?.focus();
    // Closed before unmounting, so that the focus returns to its origin.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={className ? `vk-dialog ${className}` : 'vk-dialog'}
      style={style}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape') return;
        event.preventDefault();
        if (closable) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (closable) onClose();
      }}
      onPointerDown={(event) => {
        // The dialog has no padding: a press on it is a press on its backdrop.
        if (closable && event.target === dialog.current) onClose();
      }}
    >
      <div className="vk-dialog-frame">
        <header className="vk-dialog-header">
          <h2 ref={heading} id={titleId} className="vk-dialog-title" tabIndex={-1}>
            {title}
          </h2>
          {menu}
          {closeLabel && (
            <button type="button" className="btn-close" aria-label={closeLabel} onClick={onClose} />
          )}
        </header>
        <div className="vk-dialog-body">{children}</div>
        {footer && <footer className="vk-dialog-footer">{footer}</footer>}
      </div>
    </dialog>
  );
}
