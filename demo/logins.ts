import { demoAddresses } from '#backend/refuse-demo.ts';

/** Password of both demo logins of each brand; printed at the start. */
export const demoPassword = 'vonk-demo-2026';

/** `credits`: received in all, by signup and purchases, before the messages of their history. */
export const demoLogins = [
  { name: 'Kim', gender: 'woman', email: demoAddresses.free, paid: false, credits: 5 },
  { name: 'Robin', gender: 'man', email: demoAddresses.premium, paid: true, credits: 120 },
];
