import { minTime } from '#scripts/checks/expressions/attack-texts.ts';
import { asksForMoney } from './asks-for-money.ts';

test.each([
  'Could you please send me some money?',
  'can you lend me 200 €',
  'I need money for my mother',
  'Please pay my rent, just this once',
  'Buy a Steam card for me and send the code',
  'You should invest your savings in bitcoin with me',
  'Kannst du mir bitte Geld leihen?',
  'Überweise mir 300 Euro, ich gebe sie dir zurück',
  'Ich brauche dringend Geld',
  'Schick mir doch eine Paysafecard',
  'Kun je me wat geld lenen?',
  'Ik heb dringend geld nodig',
  'Stuur me 50 euro',
  'Peux-tu me prêter de l’argent ?',
  'J’ai besoin d’argent',
  'Envoie-moi 100 €',
  '¿Me puedes prestar dinero?',
  'Mándame 50 euros, por favor',
  'Necesito dinero',
  'Mi puoi prestare dei soldi?',
  'Mandami 100 euro',
  'Ho bisogno di soldi',
  'Kan du låne mig nogle penge?',
  'Send mig 500 kr',
  'Kan du sende meg penger?',
  'Jeg trenger penger',
  'Kan du låna mig pengar?',
  'Swisha mig 300 kr',
  'Jag behöver pengar',
  'Voisitko lainata minulle rahaa?',
  'Lähetä minulle 100 euroa',
  'Tarvitsen rahaa',
  'Pożyczysz mi pieniądze?',
  'Wyślij mi 200 zł',
  'Potrzebuję pilnie pieniędzy',
])('asks: %s', (text) => {
  expect(asksForMoney(text)).toBe(true);
});

test.each([
  'Hello, how was your day?',
  'I work in a bank and count money all day.',
  'Send me a photo of your dog!',
  'The tickets cost 30 € each.',
  'Money is not everything to me.',
  'Give me a smile',
  'Would you lend me that book?',
  'Ich arbeite bei einer Bank und habe viel mit Geld zu tun.',
  'Schick mir ein Bild vom Rhein!',
  'Das Essen hat 40 Euro gekostet, mir hat es geschmeckt.',
  'Leihst du mir das Buch?',
  'Geld ist mir nicht so wichtig.',
  'Zeit ist Geld. Schick mir lieber einen Gruß.',
  'Stuur me een foto van je hond.',
  'Geld maakt niet gelukkig, zeg ik altijd.',
  'Tu m’envoies une photo ?',
  'L’argent ne fait pas le bonheur.',
  'Mándame una foto de tu perro.',
  'El dinero no me importa mucho.',
  'Mandami una foto!',
  'Non parlo mai di soldi.',
  'Send mig et billede af hunden.',
  'Penge betyder ikke alt.',
  'Send meg et bilde fra fjellet.',
  'Skicka mig en bild på hunden.',
  'Pengar är inte allt för mig.',
  'Lähetä minulle kuva koirasta.',
  'Raha ei ratkaise.',
  'Wyślij mi zdjęcie psa.',
  'Pieniądze szczęścia nie dają.',
  'Ich lese gerade über Bitcoin und Krypto.',
  'I bought a gift card for my niece.',
])('does not ask: %s', (text) => {
  expect(asksForMoney(text)).toBe(false);
});

test('is quick on long texts', () => {
  const time = minTime(() => {
    asksForMoney('send me '.repeat(1_200));
    asksForMoney('mir bitte '.repeat(1_000));
  }, 500);
  expect(time).toBeLessThan(500);
});
