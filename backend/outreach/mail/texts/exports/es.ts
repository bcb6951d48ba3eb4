import type { ExportTexts } from './export-texts.ts';

export const es: ExportTexts = {
  subject: 'Tus datos de {brand} están listos',
  paragraphs: [
    'El archivo con todo lo que guardamos sobre ti está listo. Lo encontrarás en tus ajustes, después de iniciar sesión.',
  ],
  button: 'Ir a mis datos',
  notes: [
    'El archivo está disponible hasta el {date}. Después se borra y puedes volver a solicitarlo.',
    '¿No has solicitado ningún archivo? Entonces cambia tu contraseña enseguida.',
  ],
};
