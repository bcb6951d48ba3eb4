import type { ExportTexts } from './export-texts.ts';

export const fr: ExportTexts = {
  subject: 'Tes données sur {brand} sont prêtes',
  paragraphs: [
    'Le fichier avec tout ce que nous gardons sur toi est prêt. Tu le trouves dans tes réglages, une fois ta session ouverte.',
  ],
  button: 'Voir mes données',
  notes: [
    'Le fichier reste disponible jusqu’au {date}. Ensuite, il est effacé et tu peux le redemander.',
    'Tu n’as pas demandé de fichier ? Change tout de suite ton mot de passe.',
  ],
};
