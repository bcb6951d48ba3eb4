export const withdrawal = `
  Desistir del contrato
  Tu derecho de desistimiento, su plazo y cómo usarlo aquí sin iniciar sesión.
  # Tu derecho
  Puedes desistir de una compra de créditos en un plazo de {refund_days} días sin dar motivos.
  El plazo empieza el día después de la compra y termina cuando acaba su último día en el lugar donde vives. Si ese día es sábado, domingo o festivo, termina el siguiente día hábil. Basta con que envíes el desistimiento antes de que termine.
  # Cómo desistir
  Rellena el formulario al final de esta página: nombre, número de pedido, correo electrónico, confirmar. No hace falta iniciar sesión. Recibes enseguida por correo una confirmación con número, fecha y hora.
  También puedes escribir libremente a {email} o enviar una carta a {company}, {address}.
  # Qué pasa después
  Devolvemos el precio como máximo 14 días después de tu desistimiento, por la misma vía por la que pagaste, y no cobramos nada por ello.
  Si ya has usado créditos de esta compra, descontamos su parte, porque pediste expresamente que empezáramos enseguida. También cuentan los miembros cuyas fotos solo viste con Premium. Si no lo pediste, recibes todo el precio. Los créditos sin usar se extinguen con la devolución. Más en [Devoluciones y reembolsos](/pages/return-policy).
  # Modelo
  «A {company}, {address}, {email}: Por la presente desisto de mi contrato de compra de créditos en {brand}. Comprado el: … Número de pedido: … Nombre: … Correo electrónico de la cuenta: … Fecha: …»
`;
