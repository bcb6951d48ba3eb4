/** What the signup of one member says besides the questions; `tooLong` carries `{count}` and `{max}`. */
export type MemberSignupWords = Record<
  'label' | 'hint' | 'next' | 'skip' | 'yours' | 'none' | 'change' | 'write' | 'tooLong' | 'contactData',
  string
>;
