import { countdown } from './countdown.ts';
import { numberFormat } from '../../contract/formats.ts';

const day = 86_400;

/** A duration in words: whole days from one day, such as `29 Tage`, else hh:mm:ss. */
export function timeLeft(seconds: number, locale: string): string {
  if (seconds < day) return countdown(seconds);
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return numberFormat(locale, days).format(Math.floor(seconds / day));
}
