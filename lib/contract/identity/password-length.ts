/** Length in characters; there are no rules on their kinds. */
export const passwordLength = { min: 8, max: 200 } as const;

/**
 * A password as compared by RFC 8265 (OpaqueString): composed letters, and all spaces as plain ones. Keyboards may
 * enter the same letter composed or with a combining mark.
 */
export function composePassword(password: string): string {
  return password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
}
