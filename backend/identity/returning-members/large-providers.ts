/** A public mail provider and its rules for the local part. */
type Provider = {
  domains: readonly string[];
  /** Everything after it is ignored. */
  separator?: '+' | '-';
  read?: (name: string) => string;
  /** The same local part is one mailbox under all domains. */
  isOne?: true;
};

const under = (name: string, ends: string) => ends.split(' ').map((end) => `${name}.${end}`);

const providers: readonly Provider[] = [
  {
    domains: ['gmail.com', 'googlemail.com'],
    separator: '+',
    read: (name) => name.replaceAll('.', ''),
    isOne: true,
  },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    separator: '+',
    read: (name) => name.replaceAll(/[._-]/g, ''),
    isOne: true,
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], separator: '+', isOne: true },
  {
    domains: [...under('yandex', 'com ru by kz ua com.tr'), 'ya.ru', 'narod.ru'],
    separator: '+',
    read: (name) => name.replaceAll('.', '-').replace(/(?<!-)-+$/, ''),
    isOne: true,
  },
  {
    domains: [
      ...under(
        'outlook',
        'com at be cl co.id co.il co.nz co.th com.ar com.au com.br com.gr com.pe com.tr com.vn cz de',
      ),
      ...under('outlook', 'dk es fr hu id ie in it jp kr lv my ph pt sa sg sk'),
      ...under(
        'hotmail',
        'com at be ca ch cl co.id co.il co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br',
      ),
      ...under(
        'hotmail',
        'com.gr com.hk com.mx com.pe com.tr com.tw com.vn cz de dk es fi fr gr hu id ie in it jp kr',
      ),
      ...under('hotmail', 'lt lu lv my nl no ph pt rs sa se sg sk'),
      ...under(
        'live',
        'com at be ca cl cn co.kr co.uk co.za com.ar com.au com.mx com.my com.ph com.pt com.sg de dk es',
      ),
      ...under('live', 'eu fi fr hk ie in it jp nl no ph ru se'),
      'msn.com',
      'windowslive.com',
      'passport.com',
    ],
    separator: '+',
  },
  {
    domains: [
      ...under(
        'yahoo',
        'com at be ca co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.co',
      ),
      ...under(
        'yahoo',
        'com.hk com.mx com.my com.ph com.sg com.tr com.tw com.vn de dk es fi fr gr ie in it nl no pl',
      ),
      ...under('yahoo', 'ro se'),
    ],
    separator: '-',
  },
  {
    domains: [
      ...under('gmx', 'net de at ch com eu org biz info li lu tm us ca co.uk es fr ie it pt se'),
      'fastmail.com',
      'fastmail.fm',
      'mailbox.org',
      'posteo.de',
      'posteo.net',
      'zoho.com',
      'zohomail.eu',
      'hey.com',
    ],
    separator: '+',
  },
  {
    domains: [
      'ymail.com rocketmail.com aol.com tuta.com tutanota.com tutanota.de tuta.io mail.ru mail.com email.com',
      'web.de t-online.de freenet.de arcor.de mail.de 1und1.de online.de vodafone.de kabelmail.de unitybox.de',
      'aon.at chello.at a1.net bluewin.ch hispeed.ch',
      'orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr numericable.fr',
      'libero.it virgilio.it tiscali.it alice.it tin.it tim.it inwind.it iol.it email.it pec.it fastwebnet.it',
      'telefonica.net movistar.es ono.com terra.es',
      'ziggo.nl kpnmail.nl kpnplanet.nl planet.nl home.nl hetnet.nl xs4all.nl upcmail.nl casema.nl quicknet.nl',
      'telenet.be skynet.be proximus.be voo.be scarlet.be pt.lu',
      'wp.pl o2.pl onet.pl onet.eu op.pl poczta.onet.pl vp.pl interia.pl interia.eu poczta.fm gazeta.pl tlen.pl',
      'telia.com bredband.net comhem.se spray.se bahnhof.se online.no broadpark.no lyse.net getmail.no',
      'mail.dk stofanet.dk jubii.dk youmail.dk elisanet.fi luukku.com suomi24.fi kolumbus.fi dnainternet.net pp.inet.fi',
      'btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com eircom.net comcast.net verizon.net att.net',
    ].flatMap((line) => line.split(' ')),
  },
];

/** Providers by domain; any other domain may be private, with unlimited addresses. */
export const largeProviders: ReadonlyMap<string, Provider> = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/** Second-level labels under which anyone can register. */
const sharedEnds = new Set(['ac', 'co', 'com', 'edu', 'gov', 'info', 'net', 'nom', 'org']);

/** The registered domain: `people.co.uk` for `a.people.co.uk`. */
function registeredName(domain: string): string {
  const labels = domain.split('.');
  const isShared = labels.at(-1)?.length === 2 && sharedEnds.has(labels.at(-2) ?? '');
  return labels.slice(isShared ? -3 : -2).join('.');
}

/** The domain whose owner can create unlimited addresses; null for a large provider. */
export function findPrivateDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const name = registeredName(domain);
  return largeProviders.has(domain) || largeProviders.has(name) ? null : name;
}
