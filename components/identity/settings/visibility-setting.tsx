import { useOptimistic, useRef, useTransition } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { useVisibility } from '#lib/browser/transport/hooks.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { Visibility } from '#lib/contract/community/visibility.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { listSurfaces } from '#lib/rules/community/visible-surfaces.ts';
import { Button } from '../../ui/button.tsx';
import { attempt } from '../../ui/attempt.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { BrandChoice } from './brand-choice.tsx';
import styles from './settings.module.css';
import { SwitchRow } from './switch-row.tsx';

/** What a profile shows, and to whom besides members. */
const details = ['show_age', 'show_town', 'show_online'] as const;
const audiences = ['shown_to_visitors', 'indexable', 'advertisable'] as const;

type Props = {
  texts: Texts['visibility'];
  /** Only members with a confirmed address are asked about other audiences. */
  isConfirmed: boolean;
  failed: (cause: unknown) => string;
};

/** What others see of the member, and on which brands; changes apply at once. */
export function VisibilitySetting({ texts, isConfirmed, failed }: Props) {
  const { data, error, mutate } = useVisibility();
  return (
    <SectionCard title={texts.title}>
      <p>{texts.text}</p>
      {data ? (
        <Switches
          texts={texts}
          isConfirmed={isConfirmed}
          visibility={data}
          failed={failed}
          onSaved={(saved) => mutate(saved, { revalidate: false })}
        />
      ) : error ? (
        <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={texts.loading} count={6} />
      )}
    </SectionCard>
  );
}

type SwitchesProps = Props & {
  visibility: Visibility;
  onSaved: (saved: Visibility) => Promise<unknown>;
};

function Switches({ texts, isConfirmed, visibility, failed, onSaved }: SwitchesProps) {
  const [shown, show] = useOptimistic(visibility);
  const [, startSaving] = useTransition();
  const save = (change: Partial<Visibility>) =>
    startSaving(async () => {
      const next = { ...shown, ...change };
      show(next);
      const { brands, ...flags } = change;
      const hidden = brands?.filter(({ visible }) => !visible).map(({ id }) => id);
      const send = async () => {
        const body = { ...flags, ...(hidden ? { hidden_brands: hidden } : {}) };
        await onSaved(await callApi('PUT /api/visibility.php', { body }));
        // Only members who share their activity see that of others.
        if (change.show_online !== undefined)
          void refresh([{ name: 'GET /api/chats.php' }, { name: 'GET /api/relation.php' }]);
      };
      await attempt('visibility', send, failed);
    });
  const title = useRef<HTMLHeadingElement>(null);
  const [isAnswering, startAnswering] = useTransition();
  const isAsked = isConfirmed && !visibility.consents_answered;
  const answer = () =>
    startAnswering(async () => {
      const { shown_to_visitors, indexable, advertisable } = shown;
      const body = { shown_to_visitors, indexable, advertisable };
      const send = async () => onSaved(await callApi('POST /api/consents.php', { body }));
      if (await attempt('visibility', send, failed)) title.current?.focus();
    });
  const row = (name: (typeof details)[number] | (typeof audiences)[number]) => (
    <SwitchRow
      key={name}
      id={`settings-${name}`}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      on={shown[name]}
      onSwitch={(on) => save({ [name]: on })}
    />
  );
  return (
    <>
      {details.map(row)}
      <h3 ref={title} tabIndex={-1} className="h5">
        {texts.outside}
      </h3>
      {isAsked && <p>{texts.asked.text}</p>}
      {audiences.map(row)}
      {isAsked && (
        <Button variant="secondary" className="mt-3" busy={isAnswering} onClick={() => answer()}>
          {texts.asked.keep}
        </Button>
      )}
      {shown.brands.length > 1 ? (
        <BrandChoice texts={texts} brands={shown.brands} onChoose={(brands) => save({ brands })} />
      ) : null}
      <VisibleNow texts={texts.now} visibility={shown} />
    </>
  );
}

type VisibleNowProps = { texts: Texts['visibility']['now']; visibility: Visibility };

/** The brands on which the profile is visible now, and to whom. */
function VisibleNow({ texts, visibility }: VisibleNowProps) {
  return (
    <>
      <h3 className="h5">{texts.title}</h3>
      <dl className={styles.now}>
        {listSurfaces(visibility).map(({ surface, brands }) => (
          <div key={surface}>
            <dt>{texts[surface]}</dt>
            <dd>{brands.length > 0 ? brands.join(', ') : texts.nowhere}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
