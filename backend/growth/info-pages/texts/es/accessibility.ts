export const accessibility = `
  Accesibilidad
  Qué hacemos para que todo el mundo pueda usar {brand}, qué falta aún y cómo avisar de barreras.
  # Nuestro objetivo
  {brand} debe cumplir las pautas WCAG 2.2 en el nivel AA, en cada página y en cada idioma.
  El derecho europeo exige servicios en línea accesibles: la Directiva (UE) 2019/882 y la norma EN 301 549. Esta página es nuestra declaración al respecto.
  # De qué se trata
  {brand} es un sitio web en el que personas adultas se conocen: registrarse, buscar miembros, dar me gusta, escribir mensajes y comprar créditos. Funciona en cualquier navegador actual, en teléfono y ordenador, sin instalar nada.
  # Qué hacemos
  - Todo se puede usar solo con el teclado, y el foco siempre se ve.
  - Los contrastes son de al menos 4,5 a 1, en claro y en oscuro, y los botones son lo bastante grandes para los dedos.
  - El texto se puede ampliar al 400 por ciento sin que se pierda nada.
  - Si has pedido reducir el movimiento, la página no se anima.
  - Los lectores de pantalla dicen el remitente y la hora de cada mensaje, y se anuncian los mensajes nuevos; se puede silenciar.
  - Los errores se explican con palabras, junto al campo. Las páginas públicas funcionan también sin JavaScript.
  # Qué falta aún
  - Las fotos de los miembros no tienen una descripción detallada, porque solo ellos saben qué muestran.
  - Las páginas de los proveedores de pago no son nuestras; su accesibilidad depende de ellos.
  # Cómo lo comprobamos
  Con cada cambio un programa busca barreras en las páginas más importantes, en varios idiomas, en pantalla estrecha y ancha. Lo que un programa no puede detectar lo comprobamos a mano.
  # ¿Has encontrado una barrera?
  Dínoslo: {email} o con el [formulario de reclamaciones](/complaints). Indica la página y tu ayuda técnica. Si es posible, te enviamos lo que necesites también de otra forma.
  # Supervisión
  Si nuestra respuesta no te convence, puedes acudir a la autoridad que vela por la accesibilidad en tu país.
  {access_authorities}
`;
