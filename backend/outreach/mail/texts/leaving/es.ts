import type { LeavingTexts } from './leaving-texts.ts';

export const es: LeavingTexts = {
  subject: 'Hemos eliminado tu cuenta en {brand}',
  paragraphs: [
    'Nadie puede ver ya tu perfil y se ha cerrado tu sesión en todas partes.',
    'El {date} borramos para siempre lo que nos has confiado: perfil, fotos, mensajes y todo lo demás. Hasta entonces puedes recuperar tu cuenta con este enlace.',
  ],
  button: 'Recuperar mi cuenta',
  notes: [
    'El enlace funciona hasta el {date} y una sola vez. Si no haces nada, la cuenta sigue eliminada.',
    '¿No has sido tú? Recupera la cuenta y cambia tu contraseña justo después.',
    'La ley nos obliga a conservar los recibos y los apuntes contables. Después quedan asociados solo a un número, sin tu nombre ni tu dirección.',
  ],
  older:
    'Todavía existe una cuenta eliminada con esta dirección, que se borrará para siempre el {date}. Si confirmas la cuenta nueva, la anterior ya no se podrá recuperar.',
};
