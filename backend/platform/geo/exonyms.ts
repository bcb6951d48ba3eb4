import { plainName, stripDiacritics } from '#lib/contract/plain-name.ts';

/** Towns of more than 100,000 people by local name, with their names in our other languages and short forms. */
const names: Readonly<Record<string, string>> = {
  Aachen: 'Aken, Aix-la-Chapelle, Aquisgrana, Aquisgrán, Akwizgran',
  Köln: 'Cologne, Colonia, Keulen, Kolonia',
  München: 'Munich, Múnich, Monaco di Baviera, Monachium',
  'Frankfurt am Main': 'Frankfurt, Frankfurt/Main, Frankfurt a. M., Francfort, Francoforte, Fráncfort',
  'Freiburg im Breisgau': 'Freiburg, Freiburg/Breisgau, Freiburg i. Br., Fribourg-en-Brisgau, Friburgo',
  Nürnberg: 'Nuremberg, Neurenberg, Norimberga, Norymberga',
  Hamburg: 'Hambourg, Amburgo, Hamburgo',
  Berlin: 'Berlijn, Berlino, Berlín, Berliini',
  Mainz: 'Mayence, Magonza, Maguncia, Moguncja',
  Dresden: 'Dresde, Dresda, Drezno',
  Leipzig: 'Lipsia, Lipsk',
  Hannover: 'Hanover, Hanovre',
  Wien: 'Vienna, Vienne, Wenen, Viena, Wiedeń',
  Zürich: 'Zurigo, Zúrich, Zurych',
  Genève: 'Genf, Geneva, Ginevra, Ginebra, Genewa',
  Basel: 'Bâle, Basilea, Bazel, Bazylea',
  Bern: 'Berne, Berna, Berno',
  Luxembourg: 'Luxemburg, Lussemburgo, Luxemburgo, Luksemburg',
  Warszawa: 'Warsaw, Warschau, Varsovie, Varsavia, Varsovia, Varsova',
  Kraków: 'Krakau, Cracow, Cracovie, Cracovia, Krakova',
  Wrocław: 'Breslau',
  Gdańsk: 'Danzig',
  Szczecin: 'Stettin',
  Poznań: 'Posen',
  København: 'Copenhagen, Kopenhagen, Copenhague, Copenaghen, Köpenhamn, Kopenhaga, Kööpenhamina',
  Stockholm: 'Stoccolma, Estocolmo, Sztokholm, Tukholma',
  Göteborg: 'Gothenburg, Gotemburgo, Gotenburg, Goteburg',
  Helsinki: 'Helsingfors',
  Espoo: 'Esbo',
  Vantaa: 'Vanda',
  Tampere: 'Tammerfors',
  Turku: 'Åbo',
  Oulu: 'Uleåborg',
  Lahti: 'Lahtis',
  'Den Haag': 'The Hague, La Haye, La Haya, L’Aia, ’s-Gravenhage',
  "'s-Hertogenbosch": 'Den Bosch, Bois-le-Duc',
  Antwerpen: 'Antwerp, Anvers, Anversa, Amberes, Antwerpia',
  Gent: 'Ghent, Gand, Gante, Gandawa',
  Brugge: 'Bruges, Brügge, Brujas, Brugia',
  Bruxelles: 'Brussel, Brussels, Brüssel, Bruselas, Bryssel, Bruksela',
  Liège: 'Luik, Lüttich, Liegi, Lieja',
  Leuven: 'Louvain, Löwen, Lovanio, Lovaina',
  Paris: 'Parigi, París, Parijs, Paryż, Pariisi',
  Marseille: 'Marseilles, Marsiglia, Marsella, Marsylia',
  Strasbourg: 'Straßburg, Straatsburg, Strasburgo, Estrasburgo, Strasburg',
  Nice: 'Nizza, Niza, Nicea',
  Roma: 'Rome, Rom, Rzym, Rooma',
  Milano: 'Milan, Mailand, Milaan, Milán, Mediolan',
  Napoli: 'Naples, Neapel, Nápoles, Neapol, Napels',
  Torino: 'Turin, Turijn, Turín, Turyn',
  Genova: 'Genoa, Genua, Gênes, Génova',
  Firenze: 'Florence, Florenz, Florencia, Florencja, Florens',
  Bologna: 'Bologne, Bolonia',
  Sevilla: 'Seville, Séville, Siviglia, Sewilla',
  Zaragoza: 'Saragossa, Saragosse, Saragozza',
  London: 'Londres, Londra, Londen, Londyn, Lontoo',
  Edinburgh: 'Édimbourg, Edimburgo, Edynburg',
};

const ownNames = Object.entries(names).flatMap(([own, others]) =>
  others.split(', ').map((other) => [plainName(other), stripDiacritics(own)] as const),
);

/** Minimum letters for a prefix match. */
const enough = 3;

/** Local names of the towns with this name, or with this prefix, normalized by `plainName`. */
export const findOwnNames = (name: string, { begins = false } = {}): string[] =>
  ownNames
    .filter(([other]) => other === name || (begins && name.length >= enough && other.startsWith(name)))
    .map(([, own]) => own);
