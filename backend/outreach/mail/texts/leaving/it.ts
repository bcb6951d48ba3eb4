import type { LeavingTexts } from './leaving-texts.ts';

export const it: LeavingTexts = {
  subject: 'Il tuo account su {brand} è stato eliminato',
  paragraphs: [
    'Nessuno può più vedere il tuo profilo e le tue sessioni sono chiuse su tutti i dispositivi.',
    'In data {date} cancelliamo per sempre ciò che ci hai affidato: profilo, foto, messaggi e tutto il resto. Fino ad allora puoi recuperare l’account con questo link.',
  ],
  button: 'Recupera il mio account',
  notes: [
    'Il link vale una sola volta e fino al giorno {date}. Se non fai nulla, l’account resta eliminato.',
    'Non hai eliminato tu l’account? Recuperalo e cambia subito dopo la password.',
    'La legge ci obbliga a conservare ricevute e scritture contabili. Restano associate solo a un numero, senza il tuo nome e il tuo indirizzo.',
  ],
  older:
    'Con questo indirizzo esiste ancora un account eliminato, che sarà cancellato per sempre in data {date}. Se confermi il nuovo account, quello vecchio non si potrà più recuperare.',
};
