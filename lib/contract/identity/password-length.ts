/** Characters of a password; of what they are is nobody's business. */
export const passwordLength = { min: 8, max: 200 } as const;

/**
 * A password as RFC 8265 (OpaqueString) has it compared: letters composed, every blank the plain one. What one keyboard
 * types as a letter with a mark and another one as a single letter is the same password.
 */
export function composePassword(password: string): string {
  return password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
}
