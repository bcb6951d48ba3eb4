export const withdrawal = `
  Desistir del contrato
  Tu derecho de desistimiento, su plazo y cómo usarlo aquí sin iniciar sesión.
  # Tu derecho
  Puedes desistir de una compra de créditos en un plazo de {refund_days} días naturales sin necesidad de justificación.
  El plazo empieza al día siguiente de la compra y termina cuando acaba su último día en el lugar donde vives. Si ese día es sábado, domingo o festivo, termina el siguiente día hábil. Para cumplir el plazo basta con que envíes el desistimiento antes de que termine.
  # Cómo desistir
  Rellena el formulario al principio de esta página: nombre, número de pedido, correo electrónico, confirmar. No hace falta iniciar sesión. Recibes enseguida por correo un acuse de recibo con número, fecha y hora.
  También puedes comunicarlo con tus propias palabras a {email} o por carta a {company}, {address}. Puedes usar el modelo de abajo, pero no es obligatorio.
  # Qué pasa después
  Devolvemos el precio sin ninguna demora indebida y, como máximo, 14 días naturales después de recibir tu desistimiento, con el mismo medio de pago que utilizaste, y no cobramos nada por ello.
  Si al hacer el pedido pediste expresamente que empezáramos enseguida y ya has usado créditos de esta compra, descontamos su parte del precio. Si no lo pediste, te devolvemos todo el precio. Los créditos sin usar se extinguen con la devolución. Más en [Devoluciones y reembolsos](/pages/return-policy).
  # Modelo de formulario de desistimiento
  «A la atención de {company}, {address}, {email}: Por la presente comunico que desisto de mi contrato de compra de créditos en {brand}. Pedido el: … Número de pedido: … Nombre: … Domicilio: … Correo electrónico de la cuenta: … Fecha: … Firma (solo si se presenta en papel): …»
`;
