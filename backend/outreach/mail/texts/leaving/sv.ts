import type { LeavingTexts } from './leaving-texts.ts';

export const sv: LeavingTexts = {
  subject: 'Ditt konto hos {brand} är raderat',
  paragraphs: [
    'Ingen kan längre se din profil, och du är utloggad överallt.',
    'Den {date} raderar vi för gott det du har anförtrott oss: profil, foton, meddelanden och allt som hör till. Fram till dess kan du hämta tillbaka kontot med den här länken.',
  ],
  button: 'Hämta tillbaka mitt konto',
  notes: [
    'Länken gäller till den {date} och kan bara användas en gång. Gör du inget är kontot fortsatt raderat.',
    'Var det inte du som raderade kontot? Hämta tillbaka det och byt lösenord direkt efteråt.',
    'Enligt lag måste vi spara kvitton och bokföring. Därefter finns de bara under ett nummer, utan ditt namn och din adress.',
  ],
  older:
    'Det finns fortfarande ett raderat konto med den här adressen, som raderas för gott den {date}. Om du bekräftar det nya kontot går det gamla inte längre att hämta tillbaka.',
};
