import { hash } from 'node:crypto';
import type { Settings } from '../contract/brands/settings.ts';
import type { PreviewCard } from '../rules/growth/preview-images.ts';

/** Raised when the drawing itself changes. */
const drawing = 1;

/** A short mark of everything that is drawn on a preview: another title, theme or photo gives another one. */
export function previewVersion(
  { title, label, photo }: PreviewCard,
  { name, domain, theme }: Pick<Settings, 'name' | 'domain' | 'theme'>,
): string {
  const { primary, secondary, on_primary } = theme.light;
  const drawn = [
    drawing,
    title,
    label,
    photo,
    name,
    domain,
    primary,
    secondary,
    on_primary,
    theme.display_face,
  ];
  return hash('sha1', JSON.stringify(drawn), 'base64url').slice(0, 12);
}
