'use client';

// Renders toasts with sonner, at most 350 px wide (`docs/specification.md` §9); timers, swiping and hover need the
// browser.

import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { Icon } from './icon.tsx';
import { subscribeToasts, drainToasts, onToastWithdrawn } from './toast.ts';

/** Milliseconds for which a toast shows: enough to read it, and to press its action. */
const withoutAction = 5_000;
const withAction = 10_000;

function drawWaiting() {
  for (const { kind, text, content, id, action, lasts } of drainToasts()) {
    toast[kind](content ?? text, {
      ...(id ? { id } : {}),
      ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
      duration: lasts ?? (action ? withAction : withoutAction),
    });
  }
}

export function ToastStack({ label }: { label: string }) {
  useEffect(() => {
    drawWaiting();
    const stopDrawing = subscribeToasts(drawWaiting);
    const stopDismissing = onToastWithdrawn((id) => toast.dismiss(id));
    return () => {
      stopDrawing();
      stopDismissing();
    };
  }, []);
  return (
    <Sonner
      // Listed individually: a stack would hide older buttons.
      expand
      position="bottom-center"
      containerAriaLabel={label}
      icons={{
        success: <Icon name="check2" />,
        error: <Icon name="exclamation-circle" />,
        info: <Icon name="info-circle" />,
      }}
      toastOptions={{ unstyled: true, className: 'vk-toast', classNames: { error: 'vk-toast-error' } }}
    />
  );
}
