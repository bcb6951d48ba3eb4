import { AlertRow } from '../ui/alert-row.tsx';
import { SiteLink } from '../ui/link.tsx';
import type { AlertProps } from './alert-props.ts';

/** Asks a member without a main image for a photo. */
export function PhotoAlert({ texts, onDismiss }: AlertProps) {
  return (
    <AlertRow
      icon="camera"
      deeds={
        <SiteLink href="/profile" className="btn btn-outline">
          {texts.photo.action}
        </SiteLink>
      }
      close={{ label: texts.dismiss, onClose: onDismiss }}
    >
      {texts.photo.text}
    </AlertRow>
  );
}
