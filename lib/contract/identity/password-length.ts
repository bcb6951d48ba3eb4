/** Characters of a password; of what they are is nobody's business. */
export const passwordLength = { min: 8, max: 200 } as const;
