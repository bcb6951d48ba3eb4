import type { ProfileValues } from './profile-fields.ts';
import { parseJson } from '../platform/text.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage key of a member's unsaved changes, so that members sharing a device never see each other's texts. */
function toStorageKey(id: number): string {
  return `vonk-profile-${id}`;
}

/** Stores the changed fields; none clears them. */
export function saveProfileDraft(store: Store, id: number, changed: Partial<ProfileValues>): void {
  if (Object.keys(changed).length === 0) store.removeItem(toStorageKey(id));
  else store.setItem(toStorageKey(id), JSON.stringify(changed));
}

/** The stored changes that still differ from the saved profile, with valid types. */
export function loadProfileDraft(store: Store, id: number, saved: ProfileValues): Partial<ProfileValues> {
  const stored = parseJson(store.getItem(toStorageKey(id)));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([field, value]) => {
      const before = saved[field as keyof ProfileValues];
      return isSameKind(value, before) && JSON.stringify(value) !== JSON.stringify(before);
    }),
  );
}

function isSameKind(value: unknown, before: unknown): boolean {
  if (!Array.isArray(before)) return typeof value === typeof before;
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
