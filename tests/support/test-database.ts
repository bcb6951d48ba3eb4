import { stackDatabase } from './database.ts';

/** The running stack's database, for one test file. */
export const database = stackDatabase();
afterAll(() => database.end());
