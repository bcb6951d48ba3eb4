import type { Choice } from '#lib/contract/community/profile-vocabulary.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';
import type { Random } from '../random.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { norwegian } from './nb.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { swedish } from './sv.ts';
import type { AboutTexts, InterestStory } from './texts.ts';

export const aboutTexts = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nb: norwegian,
  nl: dutch,
  pl: polish,
  sv: swedish,
} as const satisfies Record<string, AboutTexts>;

export type DemoLanguage = keyof typeof aboutTexts;

export type AboutFacts = {
  language: DemoLanguage;
  city: string;
  age: number;
  interests: readonly Interest[];
  reason: Choice<'signup_reason'>;
};

const laterFrom = 48;

/** Composes an about-me text of three to seven sentences consistent with the profile. */
export function composeAbout(random: Random, facts: AboutFacts): string {
  const texts = aboutTexts[facts.language];
  const chosen = facts.interests.filter((interest): interest is InterestStory => interest in texts.interests);
  const beginning = [
    random.pick(texts.openings).replaceAll('{city}', facts.city),
    ...random.sample(texts.character, random.weighted([[0, 1], [1, 4], [2, 2]])), // prettier-ignore
  ];
  const middle = [
    ...random.sample(chosen, random.int(1, 2)).map((interest) => texts.interests[interest]),
    ...(facts.age >= laterFrom && random.chance(0.6) ? [random.pick(texts.later)] : []),
  ];
  const end = [
    random.pick(texts.reasons[facts.reason]),
    ...(random.chance(0.65) ? [random.pick(texts.closings)] : []),
  ];
  const paragraphs = [beginning, middle, end].filter((sentences) => sentences.length > 0);
  return paragraphs.map((sentences) => sentences.join(' ')).join(random.chance(0.3) ? '\n\n' : ' ');
}
