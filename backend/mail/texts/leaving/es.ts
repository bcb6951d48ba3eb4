import type { LeavingTexts } from './leaving-texts.ts';

export const es: LeavingTexts = {
  subject: 'Tu cuenta en {brand} está eliminada',
  paragraphs: [
    'Nadie puede ver ya tu perfil y se ha cerrado tu sesión en todas partes.',
    'El {date} borramos para siempre lo que nos has confiado: perfil, fotos, mensajes y todo lo demás. Hasta entonces puedes recuperar tu cuenta con este enlace.',
  ],
  button: 'Recuperar mi cuenta',
  notes: [
    'El enlace vale hasta el {date} y solo una vez. Si no haces nada, la cuenta sigue eliminada.',
    '¿No has sido tú? Recupera la cuenta y cambia tu contraseña justo después.',
    'La ley nos obliga a guardar recibos y asientos. Después quedan solo bajo un número, sin tu nombre ni tu dirección.',
  ],
  older:
    'Todavía existe una cuenta eliminada con esta dirección, que se borrará para siempre el {date}. Si confirmas la cuenta nueva, la anterior ya no se podrá recuperar.',
};
