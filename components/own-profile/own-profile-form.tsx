import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mutate } from 'swr';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call.ts';
import { refresh } from '../../lib/api/refresh.ts';
import type { Profile } from '../../lib/contract/profile.ts';
import {
  checkProfile,
  profileChanges,
  profileValues,
  type ProfileValues,
} from '../../lib/rules/profile-fields.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/toast.ts';
import { AboutSection } from './about-section.tsx';
import { InterestsSection } from './interests-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import { WordsSection } from './words-section.tsx';
import styles from './own-profile.module.css';

type OwnProfileFormProps = { profile: Profile; dateOfBirth: string; email: string };

/** The own profile to edit; only what changed is sent, and nothing typed is lost when that fails. */
export function OwnProfileForm({ profile, dateOfBirth, email }: OwnProfileFormProps) {
  const t = useTranslations('ownProfile');
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<ProfileValues>({
    defaultValues: profileValues(profile),
    resolver: (values) => {
      const wrong = Object.entries(checkProfile(values, email));
      if (wrong.length === 0) return { values, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(wrong.map(([field, type]) => [field, { type, message: type }])),
      };
    },
  });
  const { handleSubmit, setError, reset, formState } = form;
  const { isDirty, dirtyFields, isSubmitting } = formState;
  useLeaveWarning(isDirty);

  const save = handleSubmit(async (values) => {
    const changed = (Object.keys(dirtyFields) as (keyof ProfileValues)[]).filter(
      (field) => dirtyFields[field],
    );
    try {
      const saved = await callApi('PUT /api/profile.php', { body: profileChanges(values, changed) });
      reset(profileValues(saved.profile));
      setIsSaved(true);
      await mutate(['GET /api/profile.php', undefined], saved, { revalidate: false });
      await refresh([{ name: 'GET /api/user.php' }, { name: 'GET /api/member.php' }]);
    } catch (error) {
      const fields = Object.entries((error instanceof ApiError && error.data.fields) || {});
      for (const [field, reason] of fields)
        setError(field as keyof ProfileValues, { type: reason, message: reason });
      notify({ kind: 'error', text: t('saveFailed') });
    }
  });

  const sections = { form, profile };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void save(event)}>
      <AboutSection {...sections} dateOfBirth={dateOfBirth} />
      <PlaceSection {...sections} />
      <WordsSection
        {...sections}
        title={t('sections.life')}
        fields={['relationship_status', 'signup_reason']}
      />
      <WordsSection
        {...sections}
        title={t('sections.looks')}
        fields={['body_type', 'hair_colour', 'eye_colour', 'tattoos']}
      />
      <InterestsSection {...sections} />
      <VisibilitySection {...sections} />
      <div className={styles.save}>
        <p role="status">{isDirty ? t('unsaved') : isSaved ? t('saved') : ''}</p>
        <Button type="submit" disabled={!isDirty} busy={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** The browser asks before the page is left with changes in it. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
