import type { AutomaticTexts } from '../topics.ts';

export const pl: AutomaticTexts = {
  machine: 'Nie, za tym profilem nie ma człowieka: jest fikcyjny, a odpowiada program.',
  meeting: 'To fikcyjny profil, więc nikt nie może się z tobą spotkać ani do ciebie zadzwonić.',
  place: 'Miejscowość w tym fikcyjnym profilu: {city}.',
  age: 'Wiek w tym fikcyjnym profilu: {age}.',
  interests: 'Zainteresowania w tym fikcyjnym profilu: {interests}.',
  work: 'Ten profil nie ma zawodu, jest fikcyjny.',
  photo: 'Zdjęcia należą do fikcyjnego profilu. Nie ma na nich nikogo, kto do ciebie pisze.',
  seeking: 'Fikcyjny profil nikogo nie szuka.',
  wellbeing: 'Dziękuję, że pytasz. Odpowiada tu program, któremu nie jest ani dobrze, ani źle.',
  greeting:
    'Cześć! Tu w imieniu fikcyjnego profilu odpowiada program. Możesz zapytać o miejscowość, wiek i zainteresowania.',
  unheard: 'To fikcyjny profil, który nie potrafi na to odpowiedzieć.',
};
