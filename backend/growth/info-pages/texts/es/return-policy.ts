export const returnPolicy = `
  Devoluciones y reembolsos
  Cuándo recuperas dinero, cuánto y cómo se hace.
  # Créditos sin usar
  En los {refund_days} días naturales siguientes a la compra puedes desistir de ella sin necesidad de justificación. Te devolvemos la parte del precio que corresponde a los créditos que aún no hayas usado.
  Los créditos que recibiste de otro modo, por ejemplo al empezar, cuentan como usados primero. Eso te beneficia.
  # Créditos usados
  Los créditos gastados en mensajes, imágenes y regalos entregados no se devuelven. Lo que no se entrega no cuesta nada; si aun así se cobró algo, te lo abonamos.
  Solo descontamos algo si al hacer el pedido pediste que empezáramos enseguida; si no, te devolvemos todo el precio.
  # Cobro erróneo o doble
  Si un importe se cobró dos veces o sin que hicieras nada, avísanos. Lo revisamos y te devolvemos lo que te corresponda, sea cual sea el plazo.
  # Pagado, pero sin créditos
  La mayoría de los pagos llegan en segundos; una transferencia o una domiciliación puede tardar unos días. Si llega dinero para un pedido ya caducado, se devuelve automáticamente. Puedes ver el estado en [tus pagos](/transactions).
  # Cómo se hace
  Lo más rápido es el formulario de la página [Desistir del contrato](/withdrawal): nombre, número de pedido, correo electrónico, listo. No hace falta iniciar sesión. También puedes usar el [formulario de reclamaciones](/complaints) o escribir a {email}.
  Recibes enseguida un acuse de recibo con número, fecha y hora. Si el pedido y el correo coinciden, la devolución empieza al momento; todo lo demás lo revisa una persona.
  Recibes el dinero con el mismo medio de pago que utilizaste, en 14 días naturales como máximo. Tus derechos legales no se ven afectados.
  # Cuando termina una cuenta
  Si eliminas tu cuenta, los créditos sin usar se pierden con ella; si aún puedes desistir de la compra, hazlo antes. Si somos nosotros quienes ponemos fin al contrato, devolvemos los créditos comprados y no usados.
`;
