import { AlertLine } from '../../ui/alert-line.tsx';
import { AlertRow } from '../../ui/alert-row.tsx';
import { SiteLink } from '../../ui/link.tsx';
import type { AlertProps } from './alert-props.ts';

/** Says why mails are off, and links to where they are turned on. */
export function DisabledAlert({ texts, user, asLine, onDismiss }: AlertProps) {
  const close = { label: texts.dismiss, onClose: onDismiss };
  if (asLine)
    return (
      <AlertLine icon="bell-slash" close={close}>
        <SiteLink href="/notifications">{texts.disabled.action}</SiteLink>
      </AlertLine>
    );
  return (
    <AlertRow
      icon="bell-slash"
      actions={
        <SiteLink href="/notifications" className="btn btn-outline">
          {texts.disabled.action}
        </SiteLink>
      }
      close={close}
    >
      {user.notifications_disabled.map((reason) => (
        <p key={reason}>{texts.disabled[reason]}</p>
      ))}
    </AlertRow>
  );
}
