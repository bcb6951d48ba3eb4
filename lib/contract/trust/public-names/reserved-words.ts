import { plainLetters } from '../contact-data/messengers.ts';
import { tokensOf } from '../contact-data/tokens.ts';

/** Who speaks for the house, in the eleven languages. As a word of its own … */
const offices = new Set(
  'admin admins administrator administration mod mods moderator moderation team staff support supporter official offiziell offizielle system service security sicherheit webmaster sysadmin helpdesk hotline help hilfe info billing kundenservice kundendienst betreiber redaktion soporte ayuda administrador administradora moderador moderadora oficial assistance administrateur administratrice modérateur modératrice officiel assistenza amministratore amministratrice moderatore ufficiale supporto asiakaspalvelu ylläpito ylläpitäjä moderaattori virallinen tuki kundeservice kundesupport hjelp hjælp offisiell officiel redaktør kundtjänst kundservice hjälp officiell administratör moderatør moderatör klantenservice ondersteuning beheerder beheer officieel pomoc wsparcie obsługa moderatorka administratorka oficjalny oficjalne'.split(
    ' ',
  ),
);
/** … and anywhere inside of one. */
const insides = [
  'support',
  'moderator',
  'administrat',
  'kundenservice',
  'kundendienst',
  'klantenservice',
  'kundeservice',
  'kundtjanst',
  'webmaster',
  'helpdesk',
];
/** A brand's name inside of a longer word counts from so many letters on; a shorter one is a part of other names. */
const minInside = 6;

/** Whether a name says that its bearer speaks for the house or for a brand. */
export function isReserved(name: string, brands: readonly string[]): boolean {
  const words = tokensOf(name)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ lower }) => lower);
  const lettersOnly = words.filter((word) => /\p{L}/u.test(word));
  const brandNames = brands.map(squeezed).filter((brand) => brand.length > 2);
  if (words.some((word) => offices.has(word) || offices.has(plainLetters(word)))) return true;
  // "A d m i n", "Adm1n", "Аdmin" and "Admin-7" are the same word.
  return [words.join(''), lettersOnly.join('')].map(squeezed).some((whole) => {
    if (offices.has(whole) || insides.some((each) => whole.includes(each))) return true;
    return brandNames.some(
      (brand) =>
        whole === brand ||
        words.some((word) => squeezed(word) === brand) ||
        (brand.length >= minInside && whole.includes(brand)),
    );
  });
}

/** Small Latin letters alone, of those that look alike as well. */
function squeezed(text: string): string {
  return plainLetters(text.toLowerCase().normalize('NFD')).replace(/[^\p{L}]/gu, '');
}
