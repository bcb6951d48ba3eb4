import type { Profile } from '../../contract/community/profile.ts';
import type { Locale } from '../../i18n/locales.ts';
import { nameLine } from '../community/name-line.ts';

/** Pixels of all preview images. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** The subject of a preview image. */
export type OgImageName =
  | { kind: 'brand' }
  | { kind: 'pricing' }
  | { kind: 'region'; slug: string }
  | { kind: 'interest'; slug: string }
  | { kind: 'lander'; lander: string; slug: string | null }
  | { kind: 'member'; id: number };

/** A preview's content besides the brand: a title, the label of fictional profiles, and a photo's path. */
export type OgImageCard = { title: string; label: string | null; photo: string | null };

export type OgImage = { name: OgImageName; card: OgImageCard };

export function titledImage(name: OgImageName, title: string): OgImage {
  return { name, card: { title, label: null, photo: null } };
}

type Portrayed = Pick<Profile, 'id' | 'name' | 'age' | 'main_image' | 'fictional_icon' | 'indexable'>;

/**
 * A member's preview: with the photo only while it is active (`docs/specification.md` §4), for a real member only
 * with consent, and for
 * a fictional profile always labelled. Null for the brand's own image.
 */
export function memberImage(member: Portrayed, fictionalWord: string): OgImage | null {
  const { id, name, age, main_image: image, fictional_icon: isFictional } = member;
  const photo = image?.status === 'active' ? photoPath(image.filename) : null;
  if (!isFictional && !(member.indexable && photo)) return null;
  const label = isFictional ? fictionalWord : null;
  return { name: { kind: 'member', id }, card: { title: nameLine(name, age), label, photo } };
}

/** Path of a photo on our host, whichever CDN its address has; null for other images. */
function photoPath(address: string): string | null {
  return /\/photos\/[0-9a-f]+-large\.webp$/.exec(address)?.[0] ?? null;
}

/** The alternative text of a preview. */
export function ogImageAlt({ title, label }: OgImageCard, brandName: string): string {
  return [title, label, brandName].filter(Boolean).join(' · ');
}

/** Path of a preview image; its version changes with the content, so that it can be cached permanently. */
export function ogImagePath(locale: Locale, name: OgImageName, version: string): string {
  return `/previews/${locale}/${toFileName(name)}?v=${version}`;
}

function toFileName(name: OgImageName): string {
  const words = (() => {
    switch (name.kind) {
      case 'region':
        return ['in', name.slug];
      case 'interest':
        return ['with', name.slug];
      case 'lander':
        return ['lander', name.lander, ...(name.slug === null ? [] : [name.slug])];
      case 'member':
        return ['member', String(name.id)];
      default:
        return [name.kind];
    }
  })();
  return `${words.join('-')}.jpg`;
}

const files: [RegExp, (...found: string[]) => OgImageName][] = [
  [/^brand$/, () => ({ kind: 'brand' })],
  [/^pricing$/, () => ({ kind: 'pricing' })],
  [/^in-([a-z0-9]+(?:-[a-z0-9]+)*)$/, (slug = '') => ({ kind: 'region', slug })],
  [/^with-([a-z]+(?:-[a-z]+)*)$/, (slug = '') => ({ kind: 'interest', slug })],
  [
    /^lander-([a-z]+)(?:-([a-z0-9]+(?:-[a-z0-9]+)*))?$/,
    (lander = '', slug?: string) => ({ kind: 'lander', lander, slug: slug ?? null }),
  ],
  [/^member-([1-9]\d{0,14})$/, (id) => ({ kind: 'member', id: Number(id) })],
];

/** Language and name in a preview's path without query; null for other paths. */
export function parseOgImagePath(path: string): { locale: string; name: OgImageName } | null {
  const [, locale, file] = /^\/previews\/([a-z]{2})\/([a-z0-9-]{1,120})\.jpg$/.exec(path) ?? [];
  if (locale === undefined || file === undefined) return null;
  for (const [pattern, toName] of files) {
    const found = pattern.exec(file);
    if (found) return { locale, name: toName(...found.slice(1)) };
  }
  return null;
}
