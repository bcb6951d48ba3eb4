import type { DecisionTexts } from './decision-texts.ts';

export const fi: DecisionTexts = {
  status: {
    report: 'Mitä ilmoitukselleni tapahtui?',
    complaint: 'Mitä valitukselleni tapahtui?',
  },
  facts: {
    receipt: 'Vastaanottonumero',
    reference: 'Päätöksen numero',
    action: 'Toimenpide',
    ground: 'Peruste',
    reason: 'Perustelu',
    outcome: 'Tulos',
  },
  actions: {
    none: 'Ei toimenpiteitä',
    warning: 'Varoitus',
    photo_removed: 'Kuva poistettiin',
    message_removed: 'Viesti poistettiin',
    profile_hidden: 'Profiili piilotettiin',
    account_locked: 'Tili suljettiin',
  },
  grounds: {
    fake: 'Profiili, joka ei ole aito',
    minor: 'Henkilö, joka voi olla alaikäinen',
    harassment: 'Häirintä, uhkailu tai viha',
    money: 'Rahan pyytäminen tai huijaus',
    photo: 'Kuva, joka ei ole sallittu',
    contact_data: 'Osoitteiden, numeroiden tai linkkien jakaminen',
    spam: 'Mainonta tai sama viesti monelle',
    illegal: 'Jotakin lainvastaista',
    other_rule: 'Jokin muu sääntömme',
    no_violation: 'Ei sääntöjemme rikkomista',
    not_proven: 'Ei todistettavissa',
    not_ours: 'Ei meidän päätettävissämme',
    answered: 'Vastattu',
  },
  appeal:
    'Jos olet eri mieltä, voit hakea oikaisua maksutta {date} asti. Silloin ihminen käsittelee asian uudelleen.',
  elsewhere:
    'Lisäksi voit kääntyä tuomioistuimen ulkopuolisen sertifioidun riidanratkaisuelimen puoleen (asetuksen (EU) 2022/2065 eli digipalvelusäädöksen 21 artikla) tai viedä asian tuomioistuimeen.',
  'complaint-decided': {
    subject: 'Päätöksemme asiassa {receipt}',
    paragraphs: ['Olemme tutustuneet siihen, mitä kirjoitit palvelulle {brand}. Päätöksen teki ihminen.'],
    button: 'Katso päätös tai hae oikaisua',
    notes: ['Kukaan ei saa meiltä tietää, kuka meille kirjoitti.'],
  },
  measure: {
    subject: 'Tiliäsi koskeva päätös: {reference}',
    paragraphs: [
      'Olemme tehneet päätöksen, joka koskee tiliäsi palvelussa {brand}. Alla kerromme, mitä teimme ja miksi.',
    ],
    sources: {
      report: 'Joku kertoi meille asiasta. Emme sano, kuka.',
      own: 'Huomasimme asian itse.',
    },
    effects: {
      warning: 'Tilisi pysyy ennallaan. Jos tämä toistuu, voimme piilottaa profiilisi tai sulkea tilisi.',
      photo_removed: 'Vain sinä näet nyt kuvan. Tämä on voimassa toistaiseksi, ellei päätöstä kumota.',
      message_removed:
        'Kumpikaan teistä ei enää näe viestiä. Tämä on voimassa toistaiseksi, ellei päätöstä kumota.',
      profile_hidden:
        'Muut eivät enää näe profiiliasi, mutta voit yhä kirjautua sisään. Tämä on voimassa toistaiseksi, ellei päätöstä kumota.',
      account_locked:
        'Et voi enää kirjautua sisään, eivätkä muut enää näe profiiliasi. Tämä on voimassa toistaiseksi, ellei päätöstä kumota.',
    },
    automation: 'Tämän päätti ihminen. Mitään osaa päätöksestä ei tehty automaattisesti.',
    button: 'Hae oikaisua',
    notes: ['Säilytä tämä sähköposti: oikaisun hakemiseen tarvitset päätöksen numeron.'],
  },
  'appeal-received': {
    subject: 'Oikaisupyyntösi on saapunut: {reference}',
    paragraphs: [
      'Kiitos, oikaisupyyntösi on perillä. Ihminen käsittelee asian uudelleen ja kirjoittaa sinulle tähän osoitteeseen.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Päätöksemme oikaisupyynnöstäsi: {reference}',
    paragraphs: ['Olemme käsitelleet asian uudelleen. Käsittelijä oli ihminen.'],
    outcomes: {
      upheld: 'Päätös pysyy voimassa',
      reversed: 'Päätös kumottiin',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Kuvasta ei tunnista ketään. Näytä itsesi.',
      someone_else: 'Kuvassa näyttää olevan joku muu. Käytä kuvaa itsestäsi.',
      minor: 'Kuvassa on lapsi. Käytä kuvaa, jossa on vain aikuisia.',
      nudity: 'Kuva on liian paljastava.',
      contact_data: 'Kuvassa näkyy yhteystietoja. Käytä kuvaa ilman niitä.',
      quality: 'Kuva on liian tumma tai epäselvä.',
      other: 'Kuva ei ole sääntöjemme mukainen.',
    },
    another: 'Voit lisätä toisen kuvan milloin tahansa.',
  },
  'photo-approved': {
    subject: 'Kuvasi on hyväksytty: {reference}',
    paragraphs: [
      'Ihminen on tarkistanut kuvan uudelleen, ja olemme kumonneet sitä koskevan päätöksemme.',
      'Muut näkevät kuvan nyt palvelussa {brand}.',
    ],
    notes: [],
  },
};
