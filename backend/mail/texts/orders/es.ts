import type { OrderTexts } from './order-texts.ts';

export const es: OrderTexts = {
  facts: {
    number: 'Número de pedido',
    credits: 'Créditos',
    total: 'Total',
    method: 'Método de pago',
    date: 'Pedido el',
    until: 'A pagar antes del',
    returned: 'Devuelto',
  },
  withVat: '{amount}, incluido el {rate} de IVA ({vat})',
  methods: {
    creditcard: 'Tarjeta de crédito',
    directdebit: 'Adeudo directo SEPA',
    banktransfer: 'Transferencia bancaria',
  },
  withdraw: 'Desistir del contrato',
  seeOrder: 'Ver el pedido',
  begun:
    'Al hacer el pedido pediste expresamente que empezáramos enseguida. Si desistes, pagas por eso lo que hayas usado hasta entonces: los créditos gastados y los miembros cuyas fotos solo viste con Premium. Cada uno de estos miembros cuenta como un mensaje, y todos juntos como máximo la mitad de lo que valen tus créditos sin usar.',
  'order-confirmed': {
    subject: 'Tu pedido {number} en {brand}',
    paragraphs: [
      'Gracias por tu pedido. Hemos recibido tu pago y los créditos están en tu cuenta. Es un pago único: no has contratado ninguna suscripción.',
    ],
    button: 'Ver el pedido',
    notes: [
      'Puedes desistir de este contrato hasta el {until} inclusive sin dar motivos. Los créditos que no hayas usado hasta entonces te los devolvemos por el mismo medio con el que pagaste. Solo necesitas el número de pedido, sin iniciar sesión.',
      'Guarda este correo: confirma tu contrato.',
    ],
  },
  'payment-failed': {
    subject: 'El pago de tu pedido {number} no ha funcionado',
    paragraphs: ['No se te ha cobrado nada ni se han añadido créditos.'],
    reasons: {
      card_failed: 'El pago con tu tarjeta ha fallado.',
      declined: 'El pago ha fallado o se ha rechazado.',
      expired: 'No ha llegado ningún pago a tiempo.',
      refused: 'El proveedor de pagos no ha aceptado el pedido.',
    },
    button: 'Ver el pedido',
    notes: ['Si quieres, vuelve a pedir y elige otro método de pago.'],
  },
  'transfer-pending': {
    subject: 'Tu pedido {number}: esperamos tu transferencia',
    paragraphs: [
      'Gracias por tu pedido en {brand}. Transfiere el importe con la referencia indicada. En cuanto llegue el dinero, los créditos estarán en tu cuenta y recibirás una confirmación.',
    ],
    button: 'Ver los datos bancarios',
    notes: ['Si no haces la transferencia, no pasa nada: el pedido caduca cuando termina el plazo.'],
  },
  'charged-back': {
    subject: 'Tu banco ha recuperado el pago de tu pedido {number}',
    paragraphs: [
      'Tu banco ha recuperado el dinero de este pedido en {brand}. Hemos retirado de tu cuenta los créditos del pedido que quedaban.',
    ],
    premiumEnded: 'Con ello termina premium. Vuelve a empezar con tu próximo pedido.',
    button: 'Ver el pedido',
    notes: [
      'Si no has sido tú quien ha recuperado el pago, pregunta a tu banco. Por ahora no puedes pedir con adeudo directo; con los demás métodos, sí.',
    ],
  },
  refunded: {
    subject: 'Te devolvemos dinero de tu pedido {number}',
    paragraphs: [
      'El dinero está en camino por el mismo medio con el que pagaste. Puede tardar unos días en llegar.',
    ],
    button: 'Ver el pedido',
    notes: [],
  },
};
