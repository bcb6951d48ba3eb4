/** Where mailboxes are of many people; everybody else's domain may be somebody's own, with as many addresses as they like. */
const names = [
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com icloud.com',
  'me.com mac.com aol.com proton.me protonmail.com protonmail.ch pm.me tuta.com tutanota.com tutanota.de tuta.io',
  'fastmail.com fastmail.fm zoho.com zohomail.eu hey.com yandex.com yandex.ru ya.ru mail.ru mail.com email.com',
  'gmx.net gmx.de gmx.at gmx.ch gmx.com web.de t-online.de freenet.de arcor.de mail.de mailbox.org posteo.de',
  'posteo.net 1und1.de online.de vodafone.de kabelmail.de unitybox.de aon.at chello.at a1.net bluewin.ch hispeed.ch',
  'orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr numericable.fr',
  'libero.it virgilio.it tiscali.it alice.it tin.it tim.it inwind.it iol.it email.it pec.it fastwebnet.it',
  'telefonica.net movistar.es ono.com terra.es',
  'ziggo.nl kpnmail.nl kpnplanet.nl planet.nl home.nl hetnet.nl xs4all.nl upcmail.nl casema.nl quicknet.nl',
  'telenet.be skynet.be proximus.be voo.be scarlet.be pt.lu',
  'wp.pl o2.pl onet.pl onet.eu op.pl poczta.onet.pl vp.pl interia.pl interia.eu poczta.fm gazeta.pl tlen.pl',
  'telia.com bredband.net comhem.se spray.se bahnhof.se online.no broadpark.no lyse.net getmail.no',
  'mail.dk stofanet.dk jubii.dk youmail.dk elisanet.fi luukku.com suomi24.fi kolumbus.fi dnainternet.net pp.inet.fi',
  'btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com eircom.net comcast.net verizon.net att.net',
].flatMap((line) => line.split(' '));

const ofManyCountries = new Set(['outlook', 'hotmail', 'live', 'msn', 'yahoo', 'gmx']);
const large = new Set(names);

/** Ends under which anybody registers a name. */
const sharedEnds = new Set(['ac', 'co', 'com', 'edu', 'gov', 'info', 'net', 'nom', 'org']);

/** The name that was registered, whatever stands before it: `a.people.co.uk` is of `people.co.uk`. */
function registeredName(domain: string): string {
  const labels = domain.split('.');
  const isShared = labels.at(-1)?.length === 2 && sharedEnds.has(labels.at(-2) ?? '');
  return labels.slice(isShared ? -3 : -2).join('.');
}

/** The domain whose owner may make up addresses without end; null for a large provider. */
export function ownDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const name = registeredName(domain);
  const isLarge = large.has(domain) || large.has(name) || ofManyCountries.has(name.split('.')[0] ?? '');
  return isLarge ? null : name;
}
