import { serverTexts } from '#lib/i18n/server-texts.ts';
import { locales, type Locale } from '#lib/contract/languages.ts';
import { composeReply } from './automatic-reply.ts';
import { getTopicWords } from './topics/get-topic-words.ts';
import { topics } from './topics.ts';

const facts = { city: 'Köln', age: 34, interests: ['hiking', 'tea', 'yoga', 'sailing'] } as const;
const reply = (message: string, locale = 'de') => composeReply(message, facts, locale);
const says = serverTexts('de', 'conversations').automatic;

test.each([
  ['Hallo Mara, wo wohnst du eigentlich?', 'Als Ort steht in meinem fiktiven Profil: Köln.'],
  ['Wie alt bist du', 'Als Alter steht in meinem fiktiven Profil: 34.'],
  ['Was sind deine Hobbys?', 'Als Interessen stehen in meinem fiktiven Profil: Wandern, Tee, Yoga.'],
  ['Ich liebe Segeln!', 'Als Interessen stehen in meinem fiktiven Profil: Wandern, Tee, Yoga.'],
  ['Was machst du beruflich?', says.work],
  ['Hast du noch ein Foto von dir?', says.photo],
  ['Bist du echt oder ein Bot?', says.machine],
  ['Wollen wir uns treffen?', says.meeting],
  ['Hi!', says.greeting],
])('%s', (message, answer) => {
  expect(reply(message)).toBe(answer);
});

test('two questions get two answers, more do not', () => {
  const both = `${says.place.replace('{city}', 'Köln')} ${says.age.replace('{age}', '34')}`;
  expect(reply('Hey, wo lebst du, und wie alt bist du?')).toBe(both);
  expect(reply('Wo lebst du, wie alt bist du, was arbeitest du?')).toBe(both);
});

test.each(['Quantenchromodynamik', '', '👍', 'Altona Wombat Hieroglyphe', '{city}'])(
  'nothing is made up about “%s”',
  (message) => {
    expect(reply(message)).toBe('Ich bin ein fiktives Profil und kann darauf nicht antworten.');
  },
);

const questions: [locale: Locale, greeting: string, place: string, age: string, interests: string][] = [
  ['da', 'Hej!', 'Hvor bor du?', 'Hvor gammel er du?', 'Hvad er dine hobbyer?'],
  ['de', 'Guten Abend', 'Woher kommst du?', 'Wie alt bist du?', 'Was machst du in deiner Freizeit?'],
  ['en', 'Hello there', 'Where do you live?', 'How old are you?', 'What are your hobbies?'],
  ['es', '¡Hola!', '¿De dónde eres?', '¿Cuántos años tienes?', '¿Qué te gusta hacer?'],
  ['fi', 'Moikka', 'Missä asut?', 'Minkä ikäinen olet, mikä on ikäsi?', 'Mitä harrastat?'],
  ['fr', 'Bonjour', 'Tu habites où ?', 'Quel âge as-tu ?', 'Quels sont tes loisirs ?'],
  ['it', 'Ciao!', 'Dove abiti?', 'Quanti anni hai?', 'Quali sono i tuoi hobby?'],
  ['nb', 'Hei!', 'Hvor bor du?', 'Hvor gammel er du?', 'Hva liker du å gjøre på fritiden?'],
  ['nl', 'Hoi', 'Waar woon je?', 'Hoe oud ben je?', 'Wat zijn je hobby’s?'],
  ['pl', 'Cześć', 'Skąd jesteś?', 'Ile masz lat?', 'Jakie masz hobby?'],
  ['sv', 'Hej!', 'Var bor du?', 'Hur gammal är du?', 'Vad har du för hobby?'],
];

test.each(questions)('%s recognises common questions', (locale, greeting, place, age, interests) => {
  const texts = serverTexts(locale, 'conversations').automatic;
  expect(reply(greeting, locale)).toBe(texts.greeting);
  expect(reply(place, locale)).toBe(texts.place.replace('{city}', 'Köln'));
  expect(reply(age, locale)).toBe(texts.age.replace('{age}', '34'));
  expect(reply(interests, locale)).toContain(texts.interests.split('{')[0]);
});

test.each(locales)('%s has plain words and an answer of its own for each topic', (locale) => {
  const [texts, topicWords] = [serverTexts(locale, 'conversations').automatic, getTopicWords(locale)];
  for (const topic of topics)
    for (const words of topicWords[topic]) expect(words).toMatch(/^[\p{Ll}\d]+( [\p{Ll}\d]+)* ?$/u);
  for (const text of Object.values(texts)) expect(text).not.toMatch(/[@\d]|https?:/);
  expect(new Set(Object.values(texts)).size).toBe(topics.length + 1);
});
