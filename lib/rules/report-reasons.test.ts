import { reportReasons as known } from '../contract/members.ts';
import { reportReasons } from './report-reasons.ts';

test('the form knows the reasons of the contract', () => {
  expect([...reportReasons].sort()).toEqual([...known].sort());
});
