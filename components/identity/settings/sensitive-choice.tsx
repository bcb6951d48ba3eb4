import { useState, useTransition, type ReactNode } from 'react';
import type { Privacy } from '#lib/contract/identity/privacy.ts';
import type { Gender, Sexuality } from '#lib/contract/vocabulary.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { offeredSexualities } from '#lib/rules/identity/offered-sexualities.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './settings.module.css';

type Props = {
  texts: Texts['privacy']['choices']['sensitive'];
  sexualities: Texts['profile']['sexuality'];
  gender: Gender;
  choices: Privacy['choices'];
  /** Saves it, or withdraws the consent (null); resolves to false on failure. */
  save: (sexuality: Sexuality | null) => Promise<boolean>;
};

/** Consent to process the member's sexuality: withdrawn without deleting the account, and given again. */
export function SensitiveChoice({ texts, sexualities, gender, choices, save }: Props) {
  const change = async (sexuality: Sexuality | null) => {
    if (await save(sexuality)) notify({ kind: 'success', text: sexuality ? texts.given : texts.withdrawn });
    else notify({ kind: 'error', text: texts.failed });
  };
  return (
    <div className={styles.switch}>
      <h3>{texts.label}</h3>
      {choices.sensitive ? (
        <Withdraw texts={texts} onWithdraw={() => change(null)} />
      ) : (
        <Give texts={texts} sexualities={sexualities} gender={gender} onGive={change} />
      )}
    </div>
  );
}

type Part<Rest> = Pick<Props, 'texts'> & Rest;

function Withdraw({ texts, onWithdraw }: Part<{ onWithdraw: () => Promise<void> }>) {
  const [isAsked, ask] = useState(false);
  const [isSaving, start] = useTransition();
  return (
    <>
      <p className="form-text">{texts.hint}</p>
      <button type="button" className="btn btn-outline" disabled={isSaving} onClick={() => ask(true)}>
        {texts.withdraw}
      </button>
      <ConfirmDialog
        open={isAsked}
        title={texts.ask}
        text={texts.askText}
        yes={texts.withdraw}
        no={texts.keep}
        onNo={() => ask(false)}
        onYes={() => {
          ask(false);
          start(onWithdraw);
        }}
      />
    </>
  );
}

function Give({
  texts,
  sexualities,
  gender,
  onGive,
}: Part<
  Pick<Props, 'sexualities' | 'gender'> & { onGive: (sexuality: Sexuality) => Promise<void> }
>): ReactNode {
  const { name } = useSite();
  const [chosen, choose] = useState<Sexuality | ''>('');
  const [isSaving, start] = useTransition();
  const offered = offeredSexualities(gender);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) start(() => onGive(chosen));
      }}
    >
      <p className="form-text">{texts.without}</p>
      <SelectField
        id="choice-sexuality"
        label={texts.choose}
        empty="–"
        options={offered.map((value) => ({ value, text: sexualities[value] }))}
        required
        value={chosen}
        onChange={({ target }) => choose(offered.find((each) => each === target.value) ?? '')}
      />
      <CheckField id="choice-sensitive" input={{ required: true }} className="vk-small">
        {fill(texts.consent, { brand: name })}
      </CheckField>
      <button className="btn btn-outline" disabled={isSaving}>
        {texts.give}
      </button>
    </form>
  );
}
