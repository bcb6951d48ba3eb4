/** Texts of a member's signup besides the questions; `tooLong` contains `{count}` and `{max}`. */
export type MemberSignupTexts = Record<
  'label' | 'hint' | 'next' | 'skip' | 'yours' | 'none' | 'change' | 'write' | 'tooLong' | 'contactData',
  string
>;
