import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { useRegions } from '#lib/browser/transport/hooks.ts';
import { lifeFields, looksFields } from '#lib/contract/community/profile-vocabulary.ts';
import type { Profile } from '#lib/contract/community/profile.ts';
import { Button } from '../../ui/button.tsx';
import { AboutSection } from './about-section.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { ChoiceFieldsSection, InterestsSection, PlaceSection } from './profile-sections.tsx';
import styles from './own-profile.module.css';
import { useProfileForm, type Saving } from './use-profile-form.ts';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type OwnProfileFormProps = {
  profile: Profile;
  dateOfBirth: string;
  email: string;
  /** The brand's setting `contact_data`. */
  contactData: 'allow' | 'refuse';
  /** Profile fields that the brand shows. */
  visible: readonly string[];
  /** Visible or pending photos; null until known. */
  photoCount: number | null;
  /** The photos, which save separately from the form. */
  photos: ReactNode;
};

/** The editor of the own profile; sends only changes, and loses no input on failure. */
export function OwnProfileForm({
  profile,
  dateOfBirth,
  visible,
  photoCount,
  photos,
  ...own
}: OwnProfileFormProps) {
  const t = useTranslations('profileForm');
  const { email, contactData } = own;
  const { regions } = useRegions(true);
  const { form, save, saving, isDirty, isSubmitting, discard, isRestored } = useProfileForm({
    profile,
    rules: { email, contactData },
  });
  const sections = { form, profile };
  return (
    <div className={styles.layout}>
      <aside className={styles.aside}>
        <CompletenessCard
          form={form}
          photos={photoCount}
          visible={visible}
          country={profile.country}
          hasRegions={(regions?.[profile.country] ?? []).length > 0}
        />
      </aside>
      <div className={styles.main}>
        {photos}
        <form className={styles.form} method="post" noValidate onSubmit={(event) => void save(event)}>
          {isRestored && (
            <div className="alert m-0" role="status">
              <span className="flex-grow-1">{t('restored')}</span>
              <Button variant="outline" size="sm" onClick={discard}>
                {t('discard')}
              </Button>
            </div>
          )}
          <AboutSection
            {...sections}
            dateOfBirth={dateOfBirth}
            refusesContactData={contactData === 'refuse'}
          />
          <PlaceSection {...sections} />
          <ChoiceFieldsSection {...sections} title={t('sections.life')} fields={lifeFields} />
          <ChoiceFieldsSection {...sections} title={t('sections.looks')} fields={looksFields} />
          <InterestsSection {...sections} />
          <div className={isDirty || saving === 'saved' ? `${styles.save} ${styles.raised}` : styles.save}>
            <SavingNote isDirty={isDirty} saving={saving} />
            <Button type="submit" disabled={!isDirty} busy={isSubmitting}>
              {t('save')}
            </Button>
          </div>
        </form>
      </div>
      <LeaveGuard isDirty={isDirty} onDiscard={discard} />
    </div>
  );
}

function SavingNote({ isDirty, saving }: { isDirty: boolean; saving: Saving }) {
  const t = useTranslations('profileForm');
  const isWrong = isDirty && (saving === 'refused' || saving === 'failed');
  const dirty =
    saving === 'refused' ? t('saveRefused') : saving === 'failed' ? t('saveFailed') : t('unsaved');
  const clean = saving === 'saved' ? t('saved') : null;
  return (
    <p role="status" className={isWrong ? 'text-danger' : undefined}>
      {isDirty ? dirty : clean}
    </p>
  );
}

/** Confirms leaving the page with unsaved changes: by a dialog for links of this site, else by the browser. */
function LeaveGuard({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const t = useTranslations('profileForm.leave');
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const address = findLinkAddress(event);
      if (!address) return;
      // Runs before the router and the loading bar.
      event.preventDefault();
      event.stopImmediatePropagation();
      setTarget(address);
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', ask, { capture: true });
    };
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={target !== null}
      title={t('title')}
      text={t('text')}
      yes={t('yes')}
      no={t('no')}
      onNo={() => setTarget(null)}
      onYes={() => {
        const address = target;
        setTarget(null);
        onDiscard();
        if (address) router.push(address);
      }}
    />
  );
}

/** Target of a plain click on a link to another page of this site; null otherwise. */
function findLinkAddress(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null;
  return url.pathname + url.search + url.hash;
}
