import type { NoticeTexts } from './notice-texts.ts';

export const fi: NoticeTexts = {
  why: 'Saat tämän viestin, koska ”{setting}” on käytössä ilmoituksissasi palvelussa {brand}.',
  kinds: {
    new_conversations: 'Uudet keskustelut',
    new_messages: 'Uudet viestit',
    like: 'Tykkäykset ja matchit',
    unread_message_reminders: 'Lukemattomat viestit',
    weekly_updates: 'Viikkosi',
    reminders: 'Muistutukset',
    news: 'Uutta palvelusta {brand}',
    promotions: 'Tarjoukset',
  },
  more: { real: 'Muita jäseniä: {count}', fictional: 'Muita kuvitteellisia profiileja: {count}' },
  new_conversations: {
    one: '{name} on kirjoittanut sinulle ensimmäistä kertaa',
    many: 'Uusia keskusteluja: {count}',
    text: 'Sinulle on kirjoitettu. Sisällön näet vain sinä, kun olet kirjautunut sisään.',
    button: 'Lue ja vastaa',
  },
  new_messages: {
    one: '{name} on kirjoittanut sinulle',
    many: 'Keskusteluja, joissa on uusia viestejä: {count}',
    text: 'Keskustelusi jatkuvat. Viestien sisällön näet vain sinä, kun olet kirjautunut sisään.',
    button: 'Lue viestit',
  },
  like: {
    one: '{name} tykkää sinusta',
    match: 'Sinä ja {name} tykkäätte toisistanne',
    many: 'Uusia tykkäyksiä: {count}',
    text: 'Katso itse, sovitteko yhteen.',
    mutual: 'tykkäätte toisistanne',
    button: 'Katso profiili',
    all: 'Katso tykkäykset',
  },
  unread: {
    subject: 'Lukemattomia viestejä: {count}',
    text: 'Nämä viestit ovat odottaneet sinua jo jonkin aikaa. Muistutamme enintään kerran päivässä.',
    button: 'Lue viestit',
    facts: { real: 'Jäseniltä', fictional: 'Kuvitteellisilta profiileilta' },
  },
  weekly: {
    subject: 'Viikkosi palvelussa {brand}',
    text: 'Tätä on tapahtunut viikon aikana. Kaikki luvut ovat tältä päivältä, ja jäsenet ja kuvitteelliset profiilit on laskettu erikseen.',
    button: 'Katso jäseniä',
    newcomers: { real: 'Uusia jäseniä lähelläsi', fictional: 'Uusia kuvitteellisia profiileja lähelläsi' },
    likes: {
      real: 'Katsomattomia tykkäyksiä jäseniltä',
      fictional: 'Katsomattomia tykkäyksiä kuvitteellisilta profiileilta',
    },
    unread: {
      real: 'Lukemattomia keskusteluja jäsenten kanssa',
      fictional: 'Lukemattomia keskusteluja kuvitteellisten profiilien kanssa',
    },
  },
  activation: {
    subject: 'Rekisteröitymisesi palveluun {brand} on melkein valmis',
    paragraphs: [
      'Rekisteröidyit palveluun {brand}, mutta et ole vielä vahvistanut sähköpostiosoitettasi. Vasta vahvistuksen jälkeen profiilisi näkyy ja voit kirjoittaa muille.',
    ],
    button: 'Vahvista sähköpostiosoite',
    notes: [
      'Etkö ole rekisteröitynyt? Silloin sinun ei tarvitse tehdä mitään: ilman vahvistusta poistamme tilin 30 päivän kuluttua rekisteröitymisestä.',
    ],
  },
  photo: {
    subject: 'Profiilistasi palvelussa {brand} puuttuu vielä kuva',
    paragraphs: [
      'Kuva kertoo muille, kenelle he kirjoittavat. Sinä päätät, minkä kuvan näytät, ja voit poistaa sen milloin vain.',
    ],
    button: 'Lisää kuva',
    notes: ['Muistutamme tästä vain tämän kerran.'],
  },
};
