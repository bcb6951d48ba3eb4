/** Bonuses granted only once. */
export type Bonus = 'signup' | 'first_purchase' | 'goodbye';
