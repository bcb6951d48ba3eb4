/** What was given once and is not given again. */
export type Gift = 'signup' | 'first_purchase' | 'goodbye';
