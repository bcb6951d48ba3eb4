import { InvalidArgumentError, Option } from 'commander';

/** An id as shown in a list. */
export function wholeNumber(given: string): number {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new InvalidArgumentError('It is a number, as the list shows it.');
  return Number(given);
}

export const wholeNumbers = (given: string, before: number[] = []) => [...before, wholeNumber(given)];

/** A text that other people read. */
export function words(given: string): string {
  if (!given.trim()) throw new InvalidArgumentError('It says nothing.');
  return given.trim();
}

/** A day in UTC. */
export function day(given: string): string {
  const moment = new Date(`${given}T00:00:00Z`);
  // Date turns a day that does not exist into another one.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== given)
    throw new InvalidArgumentError('It is a day, such as 2026-11-01.');
  return given;
}

/** A day, with or without a time. */
export function moment(given: string): Date {
  const read = new Date(given);
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(read.getTime()))
    throw new InvalidArgumentError('It is a time, such as 2026-11-23 or 2026-11-23T14:30Z.');
  return read;
}

/** An option limited to these choices. */
export const choiceOption = (flags: string, all: readonly string[], description = '') =>
  new Option(flags, description).choices(all);

/** The same, required. */
export const requiredChoiceOption = (flags: string, all: readonly string[], description = '') =>
  choiceOption(flags, all, description).makeOptionMandatory();
