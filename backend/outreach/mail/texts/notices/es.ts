import type { NoticeTexts } from './notice-texts.ts';

export const es: NoticeTexts = {
  why: 'Recibes este correo porque «{setting}» está activado en tus notificaciones de {brand}.',
  kinds: {
    new_conversations: 'Conversaciones nuevas',
    new_messages: 'Mensajes nuevos',
    like: 'Me gusta y matches',
    unread_message_reminders: 'Mensajes sin leer',
    weekly_updates: 'Tu semana',
    reminders: 'Recordatorios',
    news: 'Novedades de {brand}',
    promotions: 'Ofertas',
  },
  more: { real: 'Otros miembros: {count}', fictional: 'Otros perfiles ficticios: {count}' },
  new_conversations: {
    one: '{name} te ha escrito por primera vez',
    many: 'Conversaciones nuevas: {count}',
    text: 'Este mensaje te espera. Solo tú puedes leerlo, en tu cuenta.',
    button: 'Leer y responder',
  },
  new_messages: {
    one: '{name} te ha escrito',
    many: 'Conversaciones con mensajes nuevos: {count}',
    text: 'Tus conversaciones continúan. Solo tú puedes leerlas, en tu cuenta.',
    button: 'Leer mensajes',
  },
  like: {
    one: 'Le gustas a {name}',
    match: '{name} y tú os gustáis',
    many: 'Me gusta nuevos: {count}',
    text: 'Mira si podríais encajar.',
    mutual: 'os gustáis',
    button: 'Ver el perfil',
    all: 'Ver tus me gusta',
  },
  unread: {
    subject: 'Mensajes sin leer: {count}',
    text: 'Estos mensajes te esperan desde hace un tiempo. Te los recordamos una vez al día como máximo.',
    button: 'Leer mensajes',
    facts: { real: 'De miembros', fictional: 'De perfiles ficticios' },
  },
  weekly: {
    subject: 'Tu semana en {brand}',
    text: 'Esto ha pasado desde la semana pasada. Todas las cifras son de hoy; miembros y perfiles ficticios se cuentan por separado.',
    button: 'Ver miembros',
    newcomers: { real: 'Miembros nuevos cerca de ti', fictional: 'Perfiles ficticios nuevos cerca de ti' },
    likes: { real: 'Me gusta sin ver de miembros', fictional: 'Me gusta sin ver de perfiles ficticios' },
    unread: {
      real: 'Conversaciones sin leer con miembros',
      fictional: 'Conversaciones sin leer con perfiles ficticios',
    },
  },
  activation: {
    subject: 'Tu registro en {brand} está casi completo',
    paragraphs: [
      'Te has registrado en {brand}, pero aún no has confirmado tu dirección de correo. Hasta que lo hagas, tu perfil no será visible ni podrás escribir a otras personas.',
    ],
    button: 'Confirmar la dirección de correo',
    notes: [
      '¿No te has registrado? Entonces no tienes que hacer nada: sin confirmación borramos la cuenta 30 días después del registro.',
    ],
  },
  photo: {
    subject: 'A tu perfil en {brand} le falta una foto',
    paragraphs: [
      'Una foto muestra a los demás a quién escriben. Tú eliges cuál mostrar y puedes quitarla en cualquier momento.',
    ],
    button: 'Añadir una foto',
    notes: ['Te lo recordamos solo esta vez.'],
  },
};
