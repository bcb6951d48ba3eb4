import { plainLetters } from '../contact-data/messengers.ts';
import { tokenize } from '../contact-data/tokens.ts';
import { asLatin } from './look-alikes.ts';
import { toPhonetic } from './sounds.ts';

const words = (text: string): string[] => text.split(' ');

/** Blocked in names: words that claim to speak for the operator or to have verified a member. As separate words … */
const blockedTitles = words(
  'admin admins administrator administration mod mods moderator moderation team staff support supporter official offiziell offizielle offizieller system service security sicherheit webmaster sysadmin helpdesk hotline help hilfe info billing kundenservice kundendienst betreiber redaktion soporte ayuda administrador administradora moderador moderadora oficial assistance administrateur administratrice modérateur modératrice officiel officielle assistenza amministratore amministratrice moderatore ufficiale supporto asiakaspalvelu ylläpito ylläpitäjä moderaattori virallinen tuki kundeservice kundesupport hjelp hjælp offisiell redaktør kundtjänst kundservice hjälp officiell administratör moderatør moderatör klantenservice ondersteuning beheerder beheer officieel pomoc wsparcie obsługa moderatorka administratorka oficjalny oficjalna oficjalne админ администратор администрация модератор модерация поддержка помощь служба сервис команда безопасность официальный официально официальная адміністратор підтримка',
);
const blockedVerifiedClaims = words(
  'verified verification verifiziert verifizierte verifizierter geprüft vérifié vérifiée verificado verificada verificato verificata geverifieerd verificeret verifisert verifierad varmennettu vahvistettu zweryfikowany zweryfikowana zweryfikowane',
);
/** … anywhere within one … */
const blockedWithinWords = words(
  'support moderator administrat kundenservice kundendienst klantenservice kundeservice kundtjänst asiakaspalvelu webmaster helpdesk betreuung verified verifizier verificad verificat geverifieer verificer verifiser verifierad zweryfikow',
);
/** … or only together with a brand's name. */
const blockedBesideBrand = words(
  'bot chat boss chef chief ceo crew founder gründer owner manager management office büro personal personale personnel personeel personell personel henkilökunta équipe equipo squadra tiimi zespół ekipa teamet laget medarbejder medewerker mitarbeiter ansatt anställd employee agent news legal safety trust abuse payment payments zahlung konto account login premium bonus credits care the my real echt das het',
);

/** Minimum letters of a brand's name within a longer word; shorter ones are part of other names. */
const minInside = 6;
/** Shorter names are not distinctive. */
const minBrand = 3;

const blockedWords = new Set([...blockedTitles, ...blockedVerifiedClaims].map(skeleton));
const blockedParts = blockedWithinWords.map(skeleton);
const brandWords = [...blockedWords, ...blockedBesideBrand.map(skeleton)];

/** Whether a name claims to speak for the house or a brand. */
export function isReserved(name: string, brands: readonly string[]): boolean {
  const parts = tokenize(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ text }) => text);
  const lettersOnly = parts.filter((part) => /\p{L}/u.test(part));
  const brandNames = brands
    .map(skeleton)
    .filter((brand) => brand.length >= minBrand)
    .flatMap((brand) => [brand, `${brand}s`]);
  const variants = new Set(parts.flatMap(readings));
  if ([...variants].some((word) => blockedWords.has(word) || brandNames.includes(word))) return true;
  // "A d m i n", "Adm1n", "Аdmin" and "Admin-7" are the same word.
  return [parts.join(''), lettersOnly.join('')].flatMap(readings).some((whole) => {
    if (isMadeOfBlockedWords(whole) || blockedParts.some((each) => whole.includes(each))) return true;
    return brandNames.some((brand) => speaksFor(whole, brand));
  });
}

function speaksFor(whole: string, brand: string): boolean {
  if (whole === brand) return true;
  const at = whole.indexOf(brand);
  if (at === -1) return false;
  const rest = [whole.slice(0, at), whole.slice(at + brand.length)];
  return brand.length >= minInside || brandWords.some((word) => rest.some((part) => part.includes(word)));
}

/** "SupportTeam", "adminhelp": concatenated words. */
function isMadeOfBlockedWords(whole: string): boolean {
  const reached = [0];
  for (const start of reached) {
    for (let end = start + minBrand; end <= whole.length; end += 1)
      if (!reached.includes(end) && blockedWords.has(whole.slice(start, end))) reached.push(end);
  }
  return whole !== '' && reached.includes(whole.length);
}

/** A word without digits, with digits as letters, and by sound: "Admin7", "Adm1n", "Админ". */
const readings = (word: string): string[] => {
  const letters = word.replace(/\p{N}/gu, '');
  return [letters, word, toPhonetic(letters)].map(skeleton);
};

/** Latin letters only, with look-alikes unified: l and I, rn and m, vv and w. */
function skeleton(text: string): string {
  return plainLetters(asLatin(text))
    .replace(/[^\p{L}]/gu, '')
    .replace(/l/g, 'i')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}
