import type { MatrixRow } from './role-columns.ts';
import { rowsOfActions } from './role-rows-of-actions.ts';
import { rowsOfPeople } from './role-rows-of-people.ts';

/** All rows, in the order in which each role asks. */
export const roleMatrix: MatrixRow[] = [...rowsOfPeople, ...rowsOfActions];
