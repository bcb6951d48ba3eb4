export const service = `
  Atención al cliente
  Cómo contactar con las personas que están detrás de {brand}, qué pasa después y dónde están los recibos.
  # Escríbenos
  Lo más rápido es el [formulario de reclamaciones y consultas](/complaints): funciona sin iniciar sesión y recibes enseguida un acuse de recibo con número.
  También puedes enviar un correo a {email}.
  # Llámanos
  Por teléfono: {phone}. Para preguntas sobre tu cuenta te pediremos que demuestres que el correo electrónico es tuyo.
  # Qué nos ayuda
  Indica el correo de tu cuenta, qué pasó y cuándo, y en una compra el número de pedido. No nos envíes nunca tu contraseña ni los datos completos de una tarjeta; tampoco los pedimos nunca.
  # Qué pasa después
  Una persona lee lo que escribiste y responde a la dirección que indicaste. Con tu número de registro puedes ver en cualquier momento en la página [Reclamaciones](/complaints) cómo va.
  Si tomamos una decisión, explicamos por qué. Si no estás de acuerdo, puedes recurrir allí gratis en el plazo de seis meses.
  Muchas respuestas las encuentras ya en las [preguntas frecuentes](/pages/faq).
  # Recibos de tus compras
  Cada compra se confirma por correo. El recibo con IVA es un PDF que encuentras junto a cada uno de [tus pagos](/transactions), y con el enlace de la confirmación se abre también sin iniciar sesión.
  # Si alguien no se comporta
  Denuncia al miembro directamente en su perfil o en la conversación y bloquéalo. Si hay un peligro inmediato, acude primero a la policía.
`;
