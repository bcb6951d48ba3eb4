import { demoAddresses } from '#backend/refuse-demo.ts';

/** Password of both demo logins of each brand; printed at startup. */
export const demoPassword = 'vonk-demo-2026';

/** `credits`: total received by signup and purchases, before the messages of the history. */
export const demoLogins = [
  { name: 'Kim', gender: 'woman', email: demoAddresses.free, paid: false, credits: 5 },
  { name: 'Robin', gender: 'man', email: demoAddresses.premium, paid: true, credits: 120 },
];
