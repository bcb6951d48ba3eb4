/** Gifts granted only once. */
export type Gift = 'signup' | 'first_purchase' | 'goodbye';
