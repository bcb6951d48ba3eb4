import type { AccessTexts } from './access-texts.ts';

export const es: AccessTexts = {
  'password-reset': {
    subject: 'Nueva contraseña para {brand}',
    paragraphs: ['Has pedido una nueva contraseña para tu cuenta en {brand}. Aquí puedes elegirla.'],
    button: 'Elegir una nueva contraseña',
    notes: [
      'El enlace funciona una sola vez y durante {minutes} minutos.',
      '¿No lo has pedido tú? Entonces no tienes que hacer nada: tu contraseña sigue igual.',
    ],
  },
  'password-changed': {
    subject: 'Se ha cambiado tu contraseña en {brand}',
    paragraphs: [
      'Tu cuenta en {brand} tiene desde ahora una nueva contraseña. En todos los demás dispositivos se ha cerrado la sesión.',
      '¿No has sido tú? Entonces elige enseguida una nueva contraseña.',
    ],
    button: 'Pedir una nueva contraseña',
    notes: ['Si has cambiado tú la contraseña, no tienes que hacer nada.'],
  },
  'mail-change': {
    subject: 'Confirma tu nueva dirección de correo en {brand}',
    paragraphs: [
      'Tu cuenta en {brand} va a tener esta dirección de correo. Confirma que es tuya. Hasta entonces sigue activa la anterior.',
    ],
    button: 'Confirmar la nueva dirección',
    notes: [
      'El enlace funciona una sola vez y durante {hours} horas.',
      '¿No sabes nada de esto? Entonces no tienes que hacer nada: sin confirmación no cambia nada.',
    ],
  },
  'mail-change-taken': {
    subject: 'Tu dirección de correo en {brand}',
    paragraphs: [
      'Alguien quería usar esta dirección de correo para otra cuenta en {brand}. Ya pertenece a la tuya, así que todo sigue igual. Si has sido tú, inicia sesión con esta dirección.',
    ],
    button: 'Iniciar sesión',
    notes: ['Si no has sido tú, no tienes que hacer nada. Nadie ha entrado en tu cuenta.'],
  },
  'mail-changed': {
    subject: 'Se ha cambiado tu dirección de correo en {brand}',
    paragraphs: [
      'Tu cuenta en {brand} tiene ahora otra dirección de correo. Ya no escribimos a esta, y con ella ya no puedes iniciar sesión.',
      '¿No has sido tú? Responde enseguida a este correo y te ayudará una persona.',
    ],
    notes: ['Si has cambiado tú la dirección, no tienes que hacer nada.'],
  },
};
