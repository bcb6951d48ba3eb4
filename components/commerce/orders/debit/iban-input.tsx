import type { FormEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { caretAfterGrouping, groupIban } from '#lib/rules/commerce/iban-groups.ts';
import type { ControlProps } from '#components/ui/field.tsx';
import styles from './debit.module.css';

type Props = { control: ControlProps; registered: UseFormRegisterReturn<'iban'> };

/** An IBAN in groups of four while it is typed; the caret stays where it was. */
export function IbanInput({ control, registered }: Props) {
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
      // Room for what somebody pastes with more blanks than ours.
      maxLength={50}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
