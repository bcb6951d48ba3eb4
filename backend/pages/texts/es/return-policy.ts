export const returnPolicy = `
  Devoluciones y reembolsos
  Cuándo recuperas dinero, cuánto y cómo se hace.
  # Créditos sin usar
  En los {refund_days} días siguientes a la compra puedes devolver los créditos que aún no hayas usado. Te devolvemos su parte del precio pagado.
  Los créditos que recibiste de otro modo, por ejemplo al empezar, cuentan como usados primero. Eso te beneficia.
  # Créditos usados
  Los créditos gastados en mensajes, fotos y regalos entregados no se devuelven. Lo que no se entregó no cuesta nada; si aun así se cobró algo, te lo abonamos.
  Lo mismo vale para los miembros cuyas fotos solo viste con Premium: cada uno cuenta como un mensaje, y todos juntos como máximo la mitad de lo que valen tus créditos sin usar. Solo descontamos algo si al hacer el pedido pediste que empezáramos enseguida; si no, te devolvemos todo el precio.
  # Cobro erróneo o doble
  Si un importe se cobró dos veces o sin que hicieras nada, avísanos. Lo revisamos y te devolvemos lo que es tuyo, sea cual sea el plazo.
  # Pagado, pero sin créditos
  La mayoría de los pagos llegan en segundos; una transferencia o una domiciliación puede tardar unos días. Si llega dinero para un pedido ya caducado, vuelve por sí solo. Cómo va lo ves en [tus pagos](/transactions).
  # Cómo se hace
  Lo más rápido es el formulario de la página [Desistir del contrato](/withdrawal): nombre, número de pedido, correo electrónico, listo. No hace falta iniciar sesión. También puedes usar el [formulario de reclamaciones](/complaints) o escribir a {email}.
  Recibes enseguida una confirmación con número, fecha y hora. Si el pedido y el correo coinciden, la devolución empieza al momento; todo lo demás lo mira una persona.
  El dinero vuelve por la misma vía por la que pagaste, en 14 días como máximo. Tus derechos legales no se ven afectados.
  # Cuando termina una cuenta
  Si eliminas tu cuenta, los créditos sin usar terminan con ella, así que devuélvelos antes. Si ponemos fin nosotros, devolvemos los créditos comprados y no usados.
`;
