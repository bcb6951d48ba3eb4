import type { OrderTexts } from './order-texts.ts';

export const es: OrderTexts = {
  facts: {
    number: 'Número de pedido',
    credits: 'Créditos',
    total: 'Total',
    method: 'Forma de pago',
    date: 'Fecha del pedido',
    until: 'Fecha límite de pago',
    returned: 'Devuelto',
  },
  withVat: '{amount}, incluido un {rate} de IVA ({vat})',
  methods: {
    creditcard: 'Tarjeta de crédito',
    directdebit: 'Domiciliación SEPA',
    banktransfer: 'Transferencia bancaria',
  },
  withdraw: 'Desistir del contrato',
  seeOrder: 'Ver el pedido',
  begun:
    'Al hacer el pedido pediste expresamente que empezáramos enseguida. Por eso, si desistes, pagas lo que hayas usado hasta entonces: los créditos gastados.',
  attached:
    'Adjuntamos nuestras condiciones generales y la información sobre el desistimiento con el modelo de formulario, tal como se aplican a este pedido.',
  attachment: 'condiciones-y-desistimiento',
  'order-confirmed': {
    subject: 'Tu pedido {number} en {brand}',
    paragraphs: [
      'Gracias por tu pedido. Hemos recibido tu pago y los créditos están en tu cuenta. Es un pago único: no has contratado ninguna suscripción.',
    ],
    button: 'Ver el pedido',
    notes: [
      'Puedes desistir de este contrato hasta el {until} inclusive sin necesidad de justificación. Los créditos que no hayas usado hasta entonces te los devolvemos con el mismo medio de pago que utilizaste. Solo necesitas el número de pedido; no hace falta iniciar sesión.',
      'Guarda este correo: confirma tu contrato.',
    ],
  },
  'payment-failed': {
    subject: 'No se ha podido realizar el pago de tu pedido {number}',
    paragraphs: ['No se te ha cobrado nada ni se han añadido créditos.'],
    reasons: {
      card_failed: 'El pago con tu tarjeta ha fallado.',
      declined: 'El pago ha fallado o se ha rechazado.',
      expired: 'No ha llegado ningún pago a tiempo.',
      refused: 'El proveedor de pagos no ha aceptado el pedido.',
    },
    button: 'Ver el pedido',
    notes: ['Si quieres, vuelve a hacer el pedido y elige otra forma de pago.'],
  },
  'transfer-pending': {
    subject: 'Tu pedido {number}: esperamos tu transferencia',
    paragraphs: [
      'Gracias por tu pedido en {brand}. Transfiere el importe con la referencia indicada. En cuanto llegue el dinero, tendrás los créditos en tu cuenta y recibirás una confirmación.',
    ],
    button: 'Ver los datos bancarios',
    notes: ['Si no haces la transferencia, no pasa nada: el pedido caduca cuando termina el plazo.'],
  },
  'charged-back': {
    subject: 'Tu banco ha recuperado el pago de tu pedido {number}',
    paragraphs: [
      'Tu banco ha recuperado el dinero de este pedido en {brand}. Hemos retirado de tu cuenta los créditos del pedido que quedaban.',
    ],
    premiumEnded: 'Con ello pierdes Premium. Lo recuperas con tu próximo pedido.',
    button: 'Ver el pedido',
    notes: [
      'Si no has sido tú quien ha recuperado el pago, pregunta a tu banco. Por ahora no puedes pagar por domiciliación; con las demás formas de pago, sí.',
    ],
  },
  refunded: {
    subject: 'Te devolvemos dinero de tu pedido {number}',
    paragraphs: [
      'El dinero está en camino, por el mismo medio de pago que utilizaste. Puede tardar unos días en llegar.',
    ],
    button: 'Ver el pedido',
    notes: [],
  },
};
