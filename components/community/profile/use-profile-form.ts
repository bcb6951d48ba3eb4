import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mutate } from 'swr';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { Profile } from '#lib/contract/community/profile.ts';
import { saveProfileDraft, loadProfileDraft } from '#lib/rules/community/profile-draft.ts';
import {
  checkProfile,
  profileChanges,
  profileValues,
  type ProfileRules,
  type ProfileValues,
} from '#lib/rules/community/profile-fields.ts';
import { tabStorage } from '#lib/browser/storage/storage.ts';
import { resolverResult } from '../../ui/resolver-result.ts';

type Options = { profile: Profile; rules: Omit<ProfileRules, 'saved'> };

export type Saving = 'none' | 'saved' | 'refused' | 'failed';

/** Milliseconds for which "saved" is shown. */
const savedShown = 6_000;

/** The form of the own profile: validated during input, stored as a draft, sent by changed field. */
export function useProfileForm({ profile, rules }: Options) {
  const [saving, setSaving] = useState<Saving>('none');
  const saved = profileValues(profile);
  const form = useForm<ProfileValues>({
    mode: 'onChange',
    defaultValues: saved,
    resolver: (values) =>
      resolverResult(values, checkProfile(values, { ...rules, saved: profileValues(profile) })),
  });
  const { handleSubmit, setError, reset, formState } = form;
  const { dirtyFields, isDirty, isSubmitting } = formState;
  const draft = useDraft(profile.id, saved, form);

  useEffect(() => {
    if (saving !== 'saved') return;
    const timer = setTimeout(() => setSaving('none'), savedShown);
    return () => clearTimeout(timer);
  }, [saving]);

  const save = handleSubmit(
    async (values) => {
      const changed = changedFields(dirtyFields);
      try {
        const answer = await callApi('PUT /api/profile.php', { body: profileChanges(values, changed) });
        reset(profileValues(answer.profile));
        setSaving('saved');
        await mutate(['GET /api/profile.php', undefined], answer, { revalidate: false });
        await refresh([{ name: 'GET /api/user.php' }, { name: 'GET /api/member.php' }]);
      } catch (error) {
        const fields = Object.entries((error instanceof ApiError && error.data.fields) || {});
        fields.forEach(([field, reason], index) =>
          setError(
            field as keyof ProfileValues,
            { type: reason, message: reason },
            { shouldFocus: index === 0 },
          ),
        );
        setSaving(fields.length > 0 ? 'refused' : 'failed');
      }
    },
    () => setSaving('refused'),
  );

  const discard = () => {
    reset(saved);
    setSaving('none');
  };
  return { form, save, saving, isDirty, isSubmitting, discard, isRestored: draft.isRestored && isDirty };
}

type Dirty = Partial<Record<keyof ProfileValues, unknown>>;

// Arrays are dirty by entry: `interests` has changed if any entry has.
function changedFields(dirty: Dirty): (keyof ProfileValues)[] {
  return (Object.keys(dirty) as (keyof ProfileValues)[]).filter((field) => {
    const mark = dirty[field];
    return Array.isArray(mark) ? mark.some(Boolean) : Boolean(mark);
  });
}

/** Stores unsaved changes in this tab, and restores them after a reload. */
function useDraft(
  id: number,
  saved: ProfileValues,
  { setValue, subscribe }: ReturnType<typeof useForm<ProfileValues>>,
) {
  const [isRestored, setIsRestored] = useState(false);
  const first = useRef(saved);
  useEffect(() => {
    const entries = Object.entries(loadProfileDraft(tabStorage, id, first.current));
    for (const [field, value] of entries)
      setValue(field as keyof ProfileValues, value, { shouldDirty: true, shouldValidate: true });
    setIsRestored(entries.length > 0);
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => {
        const changed = changedFields(dirtyFields ?? {}).map((field) => [field, values[field]]);
        saveProfileDraft(tabStorage, id, Object.fromEntries(changed));
      },
    });
  }, [id, setValue, subscribe]);
  return { isRestored };
}
