import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { UseFormReturn, UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { CheckField } from '#components/ui/check-field.tsx';
import { Field, type ControlProps } from '#components/ui/field.tsx';
import { fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { type DebitValues, caretAfterGrouping, groupIban } from '#lib/rules/commerce/direct-debit.ts';
import { BeginAtOnce } from '../begin-at-once.tsx';
import styles from './debit.module.css';

type Props = {
  form: UseFormReturn<DebitValues>;
  errors: ErrorTexts;
  /** Whether the order above can be paid. */
  isReady: boolean;
  onSend: (values: DebitValues) => Promise<void>;
};

type Line = Exclude<keyof DebitValues, 'consent' | 'begin_at_once' | 'iban'>;

/** Account holder, address, and the phone for the code (`docs/specification.md` §3). */
export function DebitForm({ form, errors, isReady, onSend }: Props) {
  const t = useTranslations('directDebit');
  const { register, handleSubmit, formState } = form;
  const wrong = (name: keyof DebitValues) => fieldText(formState.errors[name]?.message, errors);
  const line = (name: Line, label: string, control: LineControl) => (
    <Field id={`debit-${name}`} label={label} hint={control.hint} error={wrong(name)}>
      {(common) => (
        <input
          {...common}
          {...register(name)}
          type={control.type ?? 'text'}
          inputMode={control.inputMode}
          autoComplete={control.autoComplete}
          maxLength={control.maxLength}
        />
      )}
    </Field>
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      {line('account_holder', t('holder'), { autoComplete: 'name', maxLength: 70 })}
      <Field id="debit-iban" label={t('iban')} hint={t('ibanHint')} error={wrong('iban')}>
        {(control) => <IbanInput control={control} registered={register('iban')} />}
      </Field>
      <div className={styles.pair}>
        {line('street', t('street'), { autoComplete: 'address-line1', maxLength: 100 })}
        {line('house_number', t('houseNumber'), { autoComplete: 'off', maxLength: 20 })}
      </div>
      <div className={styles.pairBack}>
        {line('postal_code', t('postalCode'), { autoComplete: 'postal-code', maxLength: 12 })}
        {line('city', t('city'), { autoComplete: 'address-level2', maxLength: 60 })}
      </div>
      {line('mobile', t('mobile'), {
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        maxLength: 30,
        hint: t('mobileHint'),
      })}
      <CheckField id="debit-consent" error={wrong('consent')} input={register('consent')}>
        {t('consent')}
      </CheckField>
      <BeginAtOnce error={wrong('begin_at_once')} input={register('begin_at_once')} />
      <Button type="submit" size="lg" className="w-100" busy={formState.isSubmitting} disabled={!isReady}>
        {t('sendCode')}
      </Button>
    </form>
  );
}

type LineControl = {
  autoComplete: string;
  maxLength: number;
  type?: 'tel';
  inputMode?: 'tel';
  hint?: string;
};

type IbanInputProps = { control: ControlProps; registered: UseFormRegisterReturn<'iban'> };

/** Groups an IBAN by four during input and preserves the caret. */
function IbanInput({ control, registered }: IbanInputProps) {
  const group = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart } = input;
    const isDeleting = (nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    const caret = caretAfterGrouping(value, selectionStart ?? value.length, isDeleting);
    input.value = groupIban(value);
    input.setSelectionRange(caret, caret);
  };
  return (
    <input
      {...control}
      {...registered}
      className={`${control.className} ${styles.iban}`}
      onInput={group}
      // Leaves room for pasted values with extra blanks.
      maxLength={50}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
