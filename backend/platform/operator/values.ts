import { InvalidArgumentError, Option } from 'commander';

/** The number of something, as a list shows it. */
export function wholeNumber(given: string): number {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new InvalidArgumentError('It is a number, as the list shows it.');
  return Number(given);
}

/** Likewise for several. */
export const wholeNumbers = (given: string, before: number[] = []) => [...before, wholeNumber(given)];

/** What somebody reads later. */
export function words(given: string): string {
  if (!given.trim()) throw new InvalidArgumentError('It says nothing.');
  return given.trim();
}

/** A day, in UTC. */
export function day(given: string): string {
  const moment = new Date(`${given}T00:00:00Z`);
  // Of a day that no month has, Date makes another one.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== given)
    throw new InvalidArgumentError('It is a day, such as 2026-11-01.');
  return given;
}

/** A day, or a time of it. */
export function moment(given: string): Date {
  const read = new Date(given);
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(read.getTime()))
    throw new InvalidArgumentError('It is a time, such as 2026-11-23 or 2026-11-23T14:30Z.');
  return read;
}

/** An option that takes one of these words. */
export const choiceOption = (flags: string, all: readonly string[], says = '') =>
  new Option(flags, says).choices(all);

/** Likewise, which cannot be left out. */
export const requiredChoiceOption = (flags: string, all: readonly string[], says = '') =>
  choiceOption(flags, all, says).makeOptionMandatory();
