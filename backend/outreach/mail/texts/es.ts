import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: 'Hola:',
  linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  sender: '{brand} es un servicio de {company}, {address}.',
  activation: {
    subject: 'Confirma tu correo electrónico en {brand}',
    paragraphs: [
      'Solo falta un paso: confirma que esta dirección es tuya. Después tu perfil será visible y podrás escribir a otras personas.',
    ],
    button: 'Confirmar correo electrónico',
    notes: [
      'El enlace funciona una sola vez y durante {days} días.',
      '¿No te has registrado? Entonces no tienes que hacer nada: sin confirmación borraremos la cuenta.',
    ],
  },
  'already-member': {
    subject: 'Ya tienes una cuenta en {brand}',
    paragraphs: [
      'Alguien ha intentado registrarse en {brand} con esta dirección. Ya pertenece a una cuenta, así que no se ha abierto otra. Si has sido tú, inicia sesión con tu contraseña.',
    ],
    button: 'Iniciar sesión',
    notes: ['Si no has sido tú, no tienes que hacer nada. Nadie ha accedido a tu cuenta.'],
  },
  'complaint-receipt': {
    subject: 'Hemos recibido tu mensaje: {receipt}',
    paragraphs: ['Gracias por escribir a {brand}. Lo hemos recibido y te responderemos a esta dirección.'],
    notes: ['Guarda este correo: es tu acuse de recibo.'],
    report: {
      subject: 'Hemos recibido tu denuncia: {receipt}',
      paragraphs: [
        'Gracias por enviar tu denuncia a {brand}. La hemos recibido y te responderemos a esta dirección.',
      ],
    },
    facts: { receipt: 'Número de registro', received: 'Recibido', category: 'Asunto' },
    categories: {
      profile: 'Perfil',
      message: 'Mensaje o conversación',
      payment: 'Pago',
      privacy: 'Privacidad',
      withdrawal: 'Desistimiento de un contrato',
      other: 'Otro',
    },
  },
  withdrawal: {
    subject: 'Hemos recibido tu desistimiento: {receipt}',
    paragraphs: [
      'Has desistido de un contrato con {brand}. Recibimos tu declaración en la fecha y a la hora que figuran aquí.',
    ],
    outcomes: {
      refunding: 'Te devolvemos {amount} con el mismo medio de pago que utilizaste.',
      nothing_left: 'De este pedido no quedan créditos, así que no hay nada que devolver.',
      open: 'Una persona lo revisará y te responderá a esta dirección.',
    },
    unverified:
      'Este correo no repite lo que se escribió, porque cualquiera puede haber indicado esta dirección. Ha quedado registrado con este número. Si no has sido tú, no tienes que hacer nada.',
    notes: ['Guarda este correo: es tu acuse de recibo.'],
    facts: {
      receipt: 'Número de registro',
      received: 'Recibido',
      name: 'Nombre',
      order: 'Pedido',
      paid: 'Pagado',
      unused: 'Créditos sin usar',
      spent: 'Descuento por créditos gastados',
      back: 'Te devolvemos',
    },
  },
  mandate: {
    subject: 'Tu orden de domiciliación SEPA para {brand}',
    paragraphs: ['Has dado esta orden para un único cargo:'],
    facts: {
      creditor: 'Acreedor',
      creditor_id: 'Identificador del acreedor',
      reference: 'Referencia de la orden de domiciliación',
      account_holder: 'Titular de la cuenta',
      account: 'Cuenta',
      amount: 'Importe',
    },
    notes: ['¿No la has dado tú? Responde a este correo y una persona lo revisará.'],
  },
};
