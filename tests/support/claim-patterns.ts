import type { Locale } from '../../lib/i18n/locales.ts';

/** Words by which a page would make claims about its members, as parts of regular expressions. */
type Words = {
  /** People that a number may count. */
  people: string;
  /** Deeds of others that a number may count. */
  deeds: string;
  /** Thousands and the like. */
  crowds: string;
  near: string;
  isOnline: string;
  verified: string;
  urgency: string;
  /** Claims that members are waiting for this visitor. */
  waiting: string;
  praise: string;
};

export const claimWords: Record<Locale, Words> = {
  da: {
    people: 'medlemmer|singler|brugere|kvinder|mænd|profiler|personer',
    deeds: 'likes|matches|hjerter|beskeder|besøg',
    crowds: 'tusindvis|hundredvis|tusinder|millioner',
    near: 'nær dig|i nærheden|væk',
    isOnline: 'er online|online nu|lige nu online',
    verified: 'verificere[dt]|bekræftede profiler',
    urgency: 'kun i dag|kun \\d+ tilbage|skynd dig|udløber om|tilbuddet slutter',
    waiting: 'venter på dig|vil møde dig|har liket dig',
    praise: 'anmeldelser|stjerner|succeshistorie|tilfredse',
  },
  de: {
    people: 'Mitglieder|Singles|Nutzer(?:innen)?|Frauen|Männer|Profile|Menschen|Personen',
    deeds: 'Likes|Matches|Herzen|Nachrichten|Besucher(?:innen)?',
    crowds: 'Tausende?|Hunderte?|Millionen',
    near: 'in deiner Nähe|entfernt|von dir weg',
    isOnline: 'ist online|sind online|jetzt online|gerade online',
    verified: 'verifiziert\\w*|geprüfte Profile|echtheitsgeprüft\\w*',
    urgency: 'nur heute|nur noch \\d+|noch \\d+ Plätze|beeil dich|läuft in|Angebot endet',
    waiting: 'wart(?:et|en) auf dich|will dich kennenlernen|hat dich geliket|findet dich gut',
    praise: 'Bewertungen|Sternen?|Erfolgsgeschichten?|zufriedene',
  },
  en: {
    people: 'members|singles|users|women|men|profiles|people',
    deeds: 'likes|matches|hearts|messages|visitors',
    crowds: 'thousands|hundreds|millions',
    near: 'near you|nearby|away',
    isOnline: '(?:is|are) online|online now|online right now',
    verified: 'verified',
    urgency: 'today only|only \\d+ (?:left|places|spots)|hurry|expires in|offer ends',
    waiting: '(?:is|are) waiting for you|wants? to meet you|liked you|likes you',
    praise: 'reviews|stars|success stor(?:y|ies)|testimonials?|satisfied',
  },
  es: {
    people: 'miembros|solter[oa]s|usuari[oa]s|mujeres|hombres|perfiles|personas',
    deeds: 'likes|matches|corazones|mensajes|visitas',
    crowds: 'miles de|cientos de|millones',
    near: 'cerca de ti|de distancia',
    isOnline: 'está en línea|están en línea|en línea ahora|conectad[oa]s? ahora',
    verified: 'verificad[oa]s?',
    urgency: 'solo hoy|solo quedan|últimas plazas|date prisa|caduca en|la oferta termina',
    waiting: 'te están esperando|te esperan|quiere conocerte|le gustas',
    praise: 'reseñas|opiniones|estrellas|testimonios?|satisfech[oa]s',
  },
  fi: {
    people: 'jäsentä|sinkkua|käyttäjää|naista|miestä|profiilia|ihmistä',
    deeds: 'tykkäystä|matchia|sydäntä|viestiä|kävijää',
    crowds: 'tuhansia|satoja|miljoonia|tuhannet|sadat',
    near: 'lähelläsi|päässä',
    isOnline: 'on online|ovat online|paikalla nyt|nyt paikalla',
    verified: 'varmennet\\w*|vahvistettuja profiileja',
    urgency: 'vain tänään|enää \\d+|kiirehdi|päättyy \\d|tarjous päättyy',
    waiting: 'odotta(?:a|vat) sinua|haluaa tavata sinut|tykkäsi sinusta',
    praise: 'arvostelut|tähteä|menestystarina|tyytyväi\\w+',
  },
  fr: {
    people: 'membres|célibataires|utilisat(?:eurs|rices)|femmes|hommes|profils|personnes',
    deeds: 'likes|matchs|cœurs|messages|visites',
    crowds: 'des milliers|des centaines|des millions',
    near: 'près de chez toi|près de toi|à proximité',
    isOnline: '(?:est|sont) en ligne|en ligne maintenant|actuellement en ligne',
    verified: 'vérifiée?s?',
    urgency: 'aujourd’hui seulement|plus que \\d+|dépêche-toi|expire dans|l’offre se termine',
    waiting: 't’attendent|veut te rencontrer|t’a likée?',
    praise: 'avis clients|étoiles|témoignages?|satisfaits?',
  },
  it: {
    people: 'membri|single|utenti|donne|uomini|profili|persone',
    deeds: 'like|match|cuori|messaggi|visite',
    crowds: 'migliaia|centinaia|milioni',
    near: 'vicino a te|di distanza',
    isOnline: '(?:è|sono) online|online adesso|online ora',
    verified: 'verificat[oaie]',
    urgency: 'solo oggi|ultimi posti|affrettati|scade tra|l’offerta termina|ancora solo \\d+',
    waiting: 'ti (?:stanno )?aspett(?:ano|ando)|vuole conoscerti|gli piaci|le piaci',
    praise: 'recensioni|stelle|testimonianz[ae]|soddisfatt[ie]',
  },
  nb: {
    people: 'medlemmer|single|brukere|kvinner|menn|profiler|personer',
    deeds: 'likes|matcher|hjerter|meldinger|besøk',
    crowds: 'tusenvis|hundrevis|millioner',
    near: 'nær deg|i nærheten|unna',
    isOnline: 'er online|er pålogget|online nå|pålogget nå',
    verified: 'verifiser\\w*',
    urgency: 'bare i dag|kun i dag|bare \\d+ igjen|skynd deg|utløper om|tilbudet slutter',
    waiting: 'venter på deg|vil møte deg|har likt deg',
    praise: 'anmeldelser|stjerner|suksesshistorie|fornøyde',
  },
  nl: {
    people: 'leden|singles|gebruikers|vrouwen|mannen|profielen|mensen|personen',
    deeds: 'likes|matches|harten|berichten|bezoekers',
    crowds: 'duizenden|honderden|miljoenen',
    near: 'bij jou in de buurt|bij je in de buurt|verderop',
    isOnline: '(?:is|zijn) online|nu online',
    verified: 'geverifieerde?',
    urgency: 'alleen vandaag|nog maar \\d+|haast je|verloopt over|aanbieding eindigt',
    waiting: 'wacht(?:en)? op (?:je|jou)|wil je ontmoeten|vindt je leuk',
    praise: 'beoordelingen|sterren|succesverha(?:al|len)|tevreden',
  },
  pl: {
    people: 'użytkowni(?:ków|czek)|członków|singli|kobiet|mężczyzn|profili|osób|ludzi',
    deeds: 'polubień|par|serc|wiadomości|odwiedzin',
    crowds: 'tysiące|setki|miliony',
    near: 'w twojej okolicy|blisko ciebie|od ciebie',
    isOnline: '(?:jest|są) online|teraz online',
    verified: 'zweryfikowan\\w+',
    urgency: 'tylko dziś|tylko dzisiaj|ostatnie miejsca|pospiesz się|wygasa za|zostało tylko|oferta kończy',
    waiting: 'czeka(?:ją)? na ciebie|chce cię poznać|polubiła? cię',
    praise: 'opinie użytkowników|gwiazdek|historie sukcesu|zadowolon\\w+',
  },
  sv: {
    people: 'medlemmar|singlar|användare|kvinnor|män|profiler|personer|människor',
    deeds: 'likes|matchningar|hjärtan|meddelanden|besök',
    crowds: 'tusentals|hundratals|miljoner|miljontals',
    near: 'nära dig|i närheten|bort',
    isOnline: 'är online|är inloggade?|online nu|inloggade? nu',
    verified: 'verifierade?',
    urgency: 'bara i dag|endast i dag|bara \\d+ kvar|skynda dig|går ut om|erbjudandet slutar',
    waiting: 'väntar på dig|vill träffa dig|har gillat dig',
    praise: 'omdömen|recensioner|stjärnor|nöjda',
  },
};
