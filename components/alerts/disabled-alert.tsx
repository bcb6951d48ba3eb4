import { AlertRow } from '../ui/alert-row.tsx';
import { SiteLink } from '../ui/link.tsx';
import type { AlertProps } from './alert-props.ts';

/** Says why no mails come any more, and leads to where they are switched on again. */
export function DisabledAlert({ texts, user, onDismiss }: AlertProps) {
  return (
    <AlertRow
      icon="bell-slash"
      deeds={
        <SiteLink href="/notifications" className="btn btn-outline">
          {texts.disabled.action}
        </SiteLink>
      }
      close={{ label: texts.dismiss, onClose: onDismiss }}
    >
      {user.notifications_disabled.map((reason) => (
        <p key={reason}>{texts.disabled[reason]}</p>
      ))}
    </AlertRow>
  );
}
