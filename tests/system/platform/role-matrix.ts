import type { MatrixRow } from './role-columns.ts';
import { rowsOfActions } from './role-rows-of-actions.ts';
import { rowsOfPeople } from './role-rows-of-people.ts';

/** All rows, in the order in which each role calls them. */
export const roleMatrix: MatrixRow[] = [...rowsOfPeople, ...rowsOfActions];
