import type { ReactNode } from 'react';
import { AlertLine } from '../../ui/alert-line.tsx';
import { AlertRow } from '../../ui/alert-row.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import type { AlertProps } from './alert-props.ts';

/** Asks members without a main image for a photo. */
export function PhotoAlert(props: AlertProps) {
  const { text, action } = props.texts.photo;
  return (
    <LinkAlert {...props} icon="camera" href="/profile" action={action}>
      {text}
    </LinkAlert>
  );
}

/** Says why mails are off, and links to where they are turned on. */
export function DisabledAlert(props: AlertProps) {
  const { disabled } = props.texts;
  return (
    <LinkAlert {...props} icon="bell-slash" href="/notifications" action={disabled.action}>
      {props.user.notifications_disabled.map((reason) => (
        <p key={reason}>{disabled[reason]}</p>
      ))}
    </LinkAlert>
  );
}

type LinkAlertProps = AlertProps & { icon: IconName; href: string; action: string; children: ReactNode };

/** An alert whose action is a link; as a line the link alone. */
function LinkAlert({ texts, asLine, onDismiss, icon, href, action, children }: LinkAlertProps) {
  const close = { label: texts.dismiss, onClose: onDismiss };
  if (asLine)
    return (
      <AlertLine icon={icon} close={close}>
        <SiteLink href={href}>{action}</SiteLink>
      </AlertLine>
    );
  const link = (
    <SiteLink href={href} className="btn btn-outline">
      {action}
    </SiteLink>
  );
  return (
    <AlertRow icon={icon} actions={link} close={close}>
      {children}
    </AlertRow>
  );
}
