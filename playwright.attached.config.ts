import base from './playwright.config.ts';
const { globalSetup, ...rest } = base as any;
export default { ...rest, workers: 1 };
