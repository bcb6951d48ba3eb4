import { countdown } from './countdown.ts';
import { numberFormat } from '../../contract/formats.ts';

const day = 86_400;

/** How long something lasts, as a language says it: whole days from one on, such as `29 Tage`, else hh:mm:ss. */
export function timeLeft(seconds: number, locale: string): string {
  if (seconds < day) return countdown(seconds);
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return numberFormat(locale, days).format(Math.floor(seconds / day));
}
