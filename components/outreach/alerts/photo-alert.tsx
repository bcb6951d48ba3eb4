import { AlertLine } from '../../ui/alert-line.tsx';
import { AlertRow } from '../../ui/alert-row.tsx';
import { SiteLink } from '../../ui/link.tsx';
import type { AlertProps } from './alert-props.ts';

/** Asks members without a main image for a photo. */
export function PhotoAlert({ texts, asLine, onDismiss }: AlertProps) {
  const close = { label: texts.dismiss, onClose: onDismiss };
  if (asLine)
    return (
      <AlertLine icon="camera" close={close}>
        <SiteLink href="/profile">{texts.photo.action}</SiteLink>
      </AlertLine>
    );
  return (
    <AlertRow
      icon="camera"
      actions={
        <SiteLink href="/profile" className="btn btn-outline">
          {texts.photo.action}
        </SiteLink>
      }
      close={close}
    >
      {texts.photo.text}
    </AlertRow>
  );
}
