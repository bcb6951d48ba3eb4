import type { PageTexts } from '../page-texts.ts';

export const es: PageTexts = {
  terms: `
    Condiciones generales
    Lo que rige entre tú y {brand}: cuenta, perfiles ficticios, créditos, normas y fin del contrato.
    # Con quién celebras el contrato
    El servicio {brand} lo gestiona {company}, {address}. Al abrir una cuenta formalizas con nosotros un contrato de uso gratuito. Solo hay gastos cuando compras créditos.
    # Tu cuenta
    Debes tener al menos {min_age} años e indicar tu edad verdadera. La cuenta es personal: no compartas tu contraseña. Antes de que otros puedan responderte, confirmas tu dirección de correo electrónico.
    Tu perfil lo pueden ver los miembros de todas las marcas que comparten la misma comunidad. Solo puedes iniciar sesión en la marca en la que te registraste.
    # Perfiles ficticios
    {fictional}
    Los perfiles ficticios llevan esta indicación allí donde aparecen. Los textos escritos por una máquina están señalados como automáticos. En la búsqueda puedes excluir los perfiles ficticios.
    # Créditos y precios
    Ver perfiles y dar «me gusta» es gratis. Los mensajes cuestan créditos; lo que cuesta un mensaje se indica junto al botón de enviar. Un mensaje que no se ha entregado no cuesta nada.
    Los créditos se compran en paquetes con un pago único. No hay suscripción ni renovación automática. Todos los precios incluyen el IVA. Sin comprar nada puedes empezar hasta 2 conversaciones y subir hasta 3 fotos.
    # Cómo nos tratamos
    Se prohíben las amenazas, el acoso, el odio, la publicidad, el fraude, todo lo que implique a menores, las fotos ajenas y la publicación de datos de otras personas. Puedes denunciar o bloquear a cualquier miembro.
    Si un miembro incumple estas normas, podemos retirar contenidos o bloquear cuentas. Indicamos el motivo y puedes oponerte; en la página sobre el bloqueo de acceso se explica cómo.
    # Fin del contrato
    Puedes eliminar tu cuenta en cualquier momento, sin preaviso y sin motivo. Durante 14 días se puede recuperar con un enlace enviado por correo; después se borran tus datos. Nosotros podemos poner fin al contrato con un preaviso de 30 días y, por causa grave, de inmediato; en ese caso reembolsamos los créditos comprados que no se hayan usado.
    # Responsabilidad y ley
    Respondemos sin límite en caso de dolo, negligencia grave y daños a la vida, la integridad física y la salud; en lo demás, solo por el incumplimiento de obligaciones esenciales y hasta el importe del daño previsible. Se mantienen los derechos imperativos del país en el que vives.
    Si cambiamos estas condiciones, te avisamos antes. Se aplica la versión cuya fecha figura en esta página.
  `,
  privacy: `
    Privacidad
    Qué datos trata {brand}, para qué, durante cuánto tiempo y qué derechos tienes.
    # Quién es responsable
    El responsable del tratamiento es {company}, {address}. Respondemos a las preguntas sobre privacidad en {email}.
    # Qué datos tratamos
    Al registrarte: correo electrónico, nombre, fecha de nacimiento, sexo, lugar y un hash irreversible de tu contraseña. Después, todo lo que tú introduces o escribes: datos del perfil, fotos, «me gusta», mensajes, denuncias. En las compras, el importe, el momento y la forma de pago.
    Por motivos técnicos tratamos tu dirección IP para mostrarte el sitio, limitar los abusos y reconocer tu país. Los registros no contienen ni mensajes ni direcciones de correo.
    # Datos sobre tu sexualidad
    A quién buscas puede decir algo sobre tu sexualidad. Solo tratamos estos datos con tu consentimiento explícito según el artículo 9 del RGPD, que te pedimos aparte al registrarte. Puedes retirarlo en cualquier momento eliminando tu cuenta.
    # Para qué y con qué base
    Necesitamos los datos para cumplir el contrato contigo: mostrar tu perfil, entregar mensajes y gestionar pagos. La protección contra abusos y fraudes se basa en nuestro interés legítimo; la conservación de facturas, en obligaciones legales; y las notificaciones push, en tu consentimiento.
    # Quién recibe datos
    Tu perfil lo ven los miembros de todas las marcas de la misma comunidad y, donde la búsqueda está abierta sin iniciar sesión, también los visitantes. Los buscadores solo pueden incluirlo si tú lo permites. Los proveedores de alojamiento, correo y pagos reciben solo lo que necesitan para su tarea. Los socios publicitarios conocen el número de clic, el estado y el importe, nunca los datos del perfil.
    Ninguna página de {brand} carga contenido de terceros.
    # Durante cuánto tiempo
    Borramos las cuentas sin confirmar al cabo de 30 días. Tras una eliminación, tu cuenta se puede recuperar durante 14 días; después se borran tus datos. Los apuntes contables se conservan sin nombres el tiempo que exija la ley.
    # Tus derechos
    Puedes pedir el acceso a tus datos, su rectificación, supresión, limitación y una copia, y oponerte a su tratamiento. Escribe a {email}. También puedes reclamar ante la autoridad de protección de datos de tu país.
  `,
  cookies: `
    Cookies
    Qué cookies usa {brand}, para qué sirven y cuánto duran.
    # Solo lo necesario
    {brand} no usa cookies de publicidad ni de seguimiento y no integra nada de terceros. Por eso ningún aviso te pide el consentimiento.
    # Nuestras cookies
    __Host-vonk: mantiene tu sesión abierta. Su contenido está cifrado y los scripts no pueden leerlo. 30 días.
    vonk_in: solo recuerda que has iniciado sesión, para que la página se vea bien desde el principio. 30 días.
    vonk_locale: recuerda el idioma que has elegido. 365 días.
    # Almacenamiento de tu navegador
    Para que no se pierda nada, los borradores de mensajes y del registro se quedan en tu navegador; tu contraseña, nunca. Los avisos que has cerrado también se guardan solo ahí.
    # Cómo borrarlas
    Al cerrar sesión, la sesión termina. Todo lo demás se borra en los ajustes de tu navegador; después tendrás que iniciar sesión y elegir el idioma de nuevo.
  `,
  ban: `
    Bloqueo de acceso
    Cuándo bloquea {brand} el acceso, quién lo decide y qué puedes hacer.
    # Bloqueo por contraseñas incorrectas
    Tras 5 contraseñas incorrectas, el inicio de sesión se bloquea durante 15 minutos. Así tu cuenta queda protegida de quien intente adivinarla. Después se desbloquea sola.
    # Bloqueo por una infracción
    Bloqueamos las cuentas de menores y las que se usan para amenazas, acoso, fraude, publicidad, fotos ajenas u otras infracciones graves de las condiciones. En las infracciones leves, primero retiramos el contenido.
    Te decimos qué objetamos, a qué norma afecta y cuánto dura el bloqueo.
    # Oponerte
    Si crees que el bloqueo es un error, escríbenos con el formulario de reclamaciones o a {email}. Una persona revisa de nuevo el caso y te responde con sus motivos. No hace falta iniciar sesión y es gratis. Después puedes acudir a la resolución extrajudicial de litigios y a los tribunales.
    # Quieres bloquear tu propio acceso
    Si ya no quieres poder entrar, escríbenos desde la dirección de tu cuenta. Cerramos la cuenta y no aceptamos otra con esta dirección hasta que nos digas lo contrario.
  `,
  'return-policy': `
    Devoluciones y reembolsos
    Cuándo recuperas tu dinero y cómo.
    # Créditos sin usar
    En un plazo de {refund_days} días desde la compra puedes devolver los créditos que aún no hayas usado. Te reembolsamos su parte del precio que pagaste.
    # Créditos usados
    Los créditos gastados en mensajes entregados no se reembolsan. Los mensajes que no se han entregado no cuestan nada; si aun así se ha cobrado algo, te lo abonamos.
    # Cobros erróneos o dobles
    Si un importe se ha cobrado dos veces o sin que hicieras nada, avísanos. Lo comprobamos y te reembolsamos lo que te corresponde, con independencia de cualquier plazo.
    # Cómo se hace
    Escríbenos con el formulario de reclamaciones o a {email} e indica el correo electrónico de tu cuenta y la compra. Recibirás una confirmación con número, fecha y hora. El dinero vuelve por la misma vía por la que pagaste, como máximo en 14 días.
    Tu derecho legal de desistimiento no se ve afectado.
  `,
  faq: `
    Preguntas frecuentes
    Respuestas breves sobre registro, perfiles ficticios, costes y seguridad.
    # ¿Cuánto cuesta {brand}?
    Registrarse, buscar, ver perfiles y dar «me gusta» es gratis. Los mensajes cuestan créditos; el precio aparece junto al botón antes de enviar. Pagas una sola vez, no hay suscripción.
    # ¿Qué son los perfiles ficticios?
    {fictional}
    La palabra aparece en la foto, en el perfil y en la conversación. En la búsqueda puedes elegir ver solo miembros reales.
    # No me llega el correo de confirmación. ¿Qué hago?
    Mira en la carpeta de spam. Puedes pedir que se envíe otra vez y, de paso, cambiar la dirección, como máximo una vez por minuto y cinco veces al día.
    # ¿Por qué nadie puede responderme?
    Mientras tu correo electrónico no esté confirmado, tu perfil no es visible y los mensajes no te llegan. Abre el enlace del correo y ya puedes empezar.
    # Mi cuenta está bloqueada. ¿Hasta cuándo?
    Tras 5 contraseñas incorrectas, el bloqueo dura 15 minutos. Espera y vuelve a intentarlo.
    # ¿Cómo me libro de alguien?
    Abre el perfil y pulsa Bloquear. Dejáis de veros al momento y ninguno puede escribir al otro.
    # ¿Cómo elimino mi cuenta?
    Escribe a {email} si no lo encuentras en los ajustes. Tienes 14 días para cambiar de opinión.
  `,
  service: `
    Atención al cliente
    Cómo contactar con las personas que hay detrás de {brand}.
    # Escríbenos
    Lo más rápido es el formulario de reclamaciones y consultas: funciona sin iniciar sesión y recibes al momento una confirmación con un número. También puedes enviar un correo a {email}.
    # Llámanos
    Nos encuentras por teléfono en el {phone}. Si preguntas por tu cuenta, te pediremos que te identifiques a través de tu correo electrónico.
    # Qué nos ayuda
    Indica el correo electrónico de tu cuenta, qué ha pasado y cuándo. No nos envíes nunca tu contraseña ni los datos completos de tu tarjeta; nosotros tampoco te los pedimos nunca.
    # Alguien se porta mal
    Denuncia al miembro directamente en su perfil o en la conversación y bloquéalo. Si hay un peligro inmediato, acude primero a la policía.
  `,
  imprint: `
    Aviso legal
    Quién gestiona {brand} y cómo contactar con nosotros.
    # Proveedor
    {company}
    {address}
    # Contacto
    Correo electrónico: {email}
    Teléfono: {phone}
    # Registro e impuestos
    Registro mercantil (KvK): {kvk}
    Número de IVA: {vat}
    # Resolución de litigios
    Si tienes una reclamación, dirígete primero a nosotros, preferiblemente con el formulario de reclamaciones. No participamos en procedimientos ante entidades de arbitraje de consumo, salvo que la ley nos obligue.
    # Punto de contacto para autoridades y usuarios
    El punto de contacto según los artículos 11 y 12 del Reglamento de Servicios Digitales es {email}. Puedes escribir en alemán y en inglés.
  `,
  withdrawal: `
    Desistir del contrato
    Tu derecho de desistimiento, su plazo y cómo ejercerlo sin iniciar sesión.
    # Tu derecho
    Puedes desistir de una compra de créditos en un plazo de {refund_days} días y, en todo caso, durante al menos 14 días, sin indicar el motivo. El plazo empieza el día de la compra. Basta con que envíes el desistimiento antes de que termine.
    # Cómo desistir
    Usa el formulario de reclamaciones con el asunto «Desistimiento de un contrato»: nombre, correo electrónico, compra, enviar. No hace falta iniciar sesión. Recibirás al momento por correo una confirmación con número, fecha y hora.
    También puedes escribir de manera informal a {email} o por carta a {company}, {address}.
    # Qué ocurre después
    Te reembolsamos el precio como máximo 14 días después de tu desistimiento, por la misma vía por la que pagaste. Si nos pediste expresamente empezar de inmediato y ya has usado créditos, descontamos su parte. Los créditos sin usar caducan con el reembolso.
    # Modelo de formulario
    «A la atención de {company}, {address}, {email}: Por la presente desisto de mi contrato de compra de créditos en {brand}. Comprados el: … Nombre: … Correo electrónico de la cuenta: … Fecha: …»
  `,
  accessibility: `
    Accesibilidad
    Qué hacemos para que todo el mundo pueda usar {brand} y cómo avisar de barreras.
    # Nuestro objetivo
    {brand} debe cumplir las pautas WCAG 2.2 en el nivel AA, en todos los idiomas. Lo mismo exige la legislación europea de accesibilidad.
    # Qué hacemos
    Todo se puede usar con el teclado, el foco es visible, los contrastes y los tamaños de letra están comprobados y, con el movimiento reducido, la página se queda quieta. Los lectores de pantalla anuncian el remitente y la hora de cada mensaje. Las páginas públicas funcionan también sin JavaScript.
    # Dónde falla todavía
    Las fotos de los miembros no tienen una descripción detallada, porque solo ellos saben lo que muestran.
    # ¿Has encontrado una barrera?
    Avísanos: {email} o con el formulario de reclamaciones. Indica la página y tu tecnología de apoyo. Si nuestra respuesta no te convence, puedes dirigirte a la autoridad de vigilancia del mercado de tu país.
  `,
};
