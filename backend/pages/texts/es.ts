import type { PageTexts } from '../page-texts.ts';

export const es: PageTexts = {
  terms: `
    Condiciones generales
    Lo que rige entre tú y {brand}: cuenta, perfiles ficticios, créditos, normas y final.
    # Con quién contratas
    {brand} es un servicio de {company}, {address}. Al abrir una cuenta celebras con nosotros un contrato de uso gratuito. Solo hay costes si compras créditos.
    # Tu cuenta
    Debes tener al menos {min_age} años y decir la verdad sobre tu edad. La cuenta es personal; no compartas tu contraseña. Antes de que otros puedan responderte, confirmas tu correo electrónico.
    Tu perfil lo ven los miembros de todas las marcas que comparten el mismo círculo. Solo puedes iniciar sesión en la marca donde te registraste.
    # Perfiles ficticios
    {fictional}
    Los perfiles ficticios llevan esta indicación en todos los lugares donde aparecen. Los textos escritos por una máquina están marcados como automáticos. En la búsqueda puedes excluir los perfiles ficticios.
    # Créditos y precios
    Ver perfiles y dar «me gusta» es gratis. Los mensajes cuestan créditos; el precio de un mensaje figura junto al botón de enviar. Un mensaje que no se ha entregado no cuesta nada.
    Los créditos se compran en paquetes con un solo pago. No hay suscripción ni renovación automática. Todos los precios incluyen el IVA. Sin comprar puedes empezar hasta 2 conversaciones y subir hasta 3 fotos.
    # Cómo nos tratamos
    Están prohibidos las amenazas, el acoso, el odio, la publicidad, el fraude, todo lo que implique a menores, las fotos de otras personas y la publicación de datos ajenos. Puedes denunciar o bloquear a cualquier miembro.
    Si un miembro incumple estas normas, podemos retirar contenidos o cerrar cuentas. Damos el motivo y puedes reclamar; la página sobre la prohibición de acceso explica cómo.
    # Fin del contrato
    Puedes eliminar tu cuenta en cualquier momento, sin plazo y sin motivo. Durante 14 días se puede recuperar con un enlace enviado por correo; después se borran tus datos. Nosotros podemos resolver el contrato con 30 días de aviso, o de inmediato por causa grave; en ese caso devolvemos los créditos comprados y no usados.
    # Responsabilidad y ley
    Respondemos sin límite por dolo, culpa grave y daños a la vida, el cuerpo y la salud; en lo demás, solo por incumplir obligaciones esenciales y hasta el daño previsible. Los derechos imperativos del país donde vives se mantienen.
    Si cambiamos estas condiciones, te avisamos antes. Vale la versión cuya fecha figura en esta página.
  `,
  privacy: `
    Privacidad
    Qué datos trata {brand}, para qué, cuánto tiempo y qué derechos tienes.
    # Quién es responsable
    El responsable es {company}, {address}. Respondemos a las preguntas sobre privacidad en {email}.
    # Qué datos tratamos
    Al registrarte: correo electrónico, nombre, fecha de nacimiento, sexo, lugar y un resumen irreversible de tu contraseña. Después, todo lo que tú introduces o escribes: perfil, fotos, «me gusta», mensajes, denuncias. En las compras, el importe, el momento y el medio de pago.
    Por motivos técnicos tratamos tu dirección IP para ofrecer el sitio, limitar abusos y reconocer tu país. Los registros no contienen mensajes ni correos electrónicos.
    # Datos sobre tu sexualidad
    A quién buscas puede decir algo sobre tu sexualidad. Tratamos esos datos solo con tu consentimiento explícito según el artículo 9 del RGPD, que pedimos aparte al registrarte. Puedes retirarlo en cualquier momento eliminando tu cuenta.
    # Para qué y con qué base
    Necesitamos los datos para cumplir el contrato contigo: mostrar tu perfil, entregar mensajes y gestionar pagos. La protección contra abusos y fraude se basa en nuestro interés legítimo, la conservación de facturas en obligaciones legales y los avisos push en tu consentimiento.
    # Quién recibe datos
    Tu perfil lo ven los miembros de todas las marcas del mismo círculo y, donde la búsqueda está abierta sin sesión, también los visitantes. Los buscadores solo pueden incluirlo si lo permites. Los proveedores de alojamiento, correo y pago reciben solo lo necesario para su tarea. Los socios publicitarios conocen el número de clic, el estado y el importe, nunca datos del perfil.
    Ninguna página de {brand} carga contenidos de terceros.
    # Cuánto tiempo
    Borramos las cuentas sin confirmar a los 30 días. Tras una eliminación, la cuenta se puede recuperar durante 14 días; luego se borran tus datos. Los apuntes contables se guardan sin nombre mientras la ley lo exija.
    # Tus derechos
    Puedes pedir acceso, rectificación, supresión, limitación y una copia de tus datos, y oponerte a su tratamiento. Escribe a {email}. También puedes reclamar ante la autoridad de protección de datos de tu país.
  `,
  cookies: `
    Cookies
    Qué cookies usa {brand}, para qué sirven y cuánto duran.
    # Solo lo necesario
    {brand} no usa cookies de publicidad ni de seguimiento y no integra nada de terceros. Por eso ningún aviso te pide consentimiento.
    # Nuestras cookies
    __Host-vonk: mantiene tu sesión abierta. Su contenido está cifrado y los scripts no pueden leerlo. 30 días.
    vonk_in: solo recuerda que has iniciado sesión, para que la página se vea bien desde el principio. 30 días.
    vonk_locale: recuerda el idioma elegido. 365 días.
    vonk_country: recuerda el país que elegiste para los precios. 365 días.
    # Almacenamiento de tu navegador
    Para que no se pierda nada, los borradores de mensajes y del registro se quedan en tu navegador; tu contraseña, nunca. Los avisos que has cerrado también se recuerdan solo allí.
    # Borrarlas
    Al cerrar sesión, esta termina. Todo lo demás se borra en los ajustes de tu navegador; después tendrás que volver a iniciar sesión y elegir el idioma.
  `,
  ban: `
    Prohibición de acceso
    Cuándo {brand} prohíbe el acceso, quién lo decide y qué puedes hacer.
    # Bloqueo por contraseñas erróneas
    Tras 5 contraseñas erróneas, el inicio de sesión queda bloqueado 15 minutos. Así protegemos tu cuenta. Después se abre por sí solo.
    # Cierre por una infracción
    Cerramos cuentas de menores y las que se usan para amenazas, acoso, fraude, publicidad, fotos ajenas u otras infracciones graves de las condiciones. En infracciones leves retiramos primero el contenido.
    Te decimos qué reprochamos, de qué norma se trata y cuánto dura el cierre.
    # Reclamar
    Si crees que el cierre es un error, escríbenos con el formulario de reclamaciones o a {email}. Una persona revisa el caso de nuevo y responde con motivos. Se puede hacer sin iniciar sesión y no cuesta nada. Después puedes acudir a la resolución extrajudicial y a los tribunales.
    # Quieres excluirte tú
    Si no quieres que te dejemos entrar más, escríbenos desde el correo de tu cuenta. La cerramos y no aceptamos otra con ese correo hasta que digas lo contrario.
  `,
  'return-policy': `
    Devoluciones y reembolsos
    Cuándo recuperas tu dinero y cómo.
    # Créditos sin usar
    En los {refund_days} días siguientes a la compra puedes devolver los créditos que aún no has usado. Te reembolsamos su parte del precio pagado.
    # Créditos usados
    Los créditos gastados en mensajes entregados no se reembolsan. Los mensajes no entregados no cuestan nada; si aun así se cobró algo, te lo abonamos.
    # Cobros erróneos o dobles
    Si se cobró un importe dos veces o sin que tú lo hicieras, dínoslo. Lo revisamos y te devolvemos lo que te corresponde, sin plazo.
    # Cómo hacerlo
    Escríbenos con el formulario de reclamaciones o a {email} e indica el correo de tu cuenta y la compra. Recibes una confirmación con número, fecha y hora. El dinero vuelve por el mismo medio de pago, como muy tarde a los 14 días.
    Tu derecho legal de desistimiento no se ve afectado.
  `,
  faq: `
    Preguntas frecuentes
    Respuestas breves sobre registro, perfiles ficticios, costes y seguridad.
    # ¿Cuánto cuesta {brand}?
    Registrarse, buscar, ver perfiles y dar «me gusta» no cuesta nada. Los mensajes cuestan créditos; el precio figura junto al botón antes de enviar. Pagas una vez, no hay suscripción.
    # ¿Qué son los perfiles ficticios?
    {fictional}
    La palabra figura en la foto, en el perfil y en la conversación. En la búsqueda puedes elegir ver solo miembros reales.
    # No llega el correo de confirmación. ¿Qué hago?
    Mira en la carpeta de spam. Puedes pedir que se envíe de nuevo y cambiar la dirección al hacerlo, como máximo una vez por minuto y cinco veces al día.
    # ¿Por qué nadie puede responderme?
    Mientras tu correo no esté confirmado, tu perfil no es visible y los mensajes no te llegan. Abre el enlace del correo y listo.
    # Mi cuenta está bloqueada. ¿Cuánto tiempo?
    Tras 5 contraseñas erróneas, el bloqueo dura 15 minutos. Espera y vuelve a intentarlo.
    # ¿Cómo me libro de alguien?
    Abre el perfil y pulsa bloquear. Dejáis de veros al instante y ninguno puede escribir al otro.
    # ¿Cómo elimino mi cuenta?
    Escribe a {email} si no lo encuentras en los ajustes. Puedes cambiar de idea durante 14 días.
  `,
  service: `
    Atención al cliente
    Cómo contactar con las personas que están detrás de {brand}.
    # Escríbenos
    Lo más rápido es el formulario de reclamaciones y consultas: funciona sin iniciar sesión y recibes al momento una confirmación con número. También puedes escribir a {email}.
    # Llámanos
    Nos encuentras en el teléfono {phone}. Si la consulta es sobre tu cuenta, te pediremos que te identifiques con tu correo electrónico.
    # Lo que nos ayuda
    Indica el correo de tu cuenta, qué pasó y cuándo. No nos envíes nunca tu contraseña ni los datos completos de tu tarjeta; tampoco te los pediremos.
    # Alguien se porta mal
    Denuncia al miembro en su perfil o en la conversación y bloquéalo. En caso de peligro inmediato, acude primero a la policía.
  `,
  imprint: `
    Aviso legal
    Quién gestiona {brand} y cómo contactarnos.
    # Proveedor
    {company}
    {address}
    # Contacto
    Correo electrónico: {email}
    Teléfono: {phone}
    # Registro e impuestos
    Registro mercantil (KvK): {kvk}
    Número de IVA: {vat}
    # Resolución de conflictos
    Dirígete primero a nosotros, mejor con el formulario de reclamaciones. No participamos en procedimientos de arbitraje de consumo, salvo que la ley nos obligue.
    # Punto de contacto para autoridades y usuarios
    El punto de contacto según los artículos 11 y 12 del Reglamento de Servicios Digitales es {email}. Puedes escribir en alemán e inglés.
    # Nombres de lugares
    Las localidades y su situación proceden en parte de GeoNames (geonames.org), licencia CC BY 4.0.
  `,
  withdrawal: `
    Desistir del contrato
    Tu derecho de desistimiento, su plazo y cómo ejercerlo sin iniciar sesión.
    # Tu derecho
    Puedes desistir de una compra de créditos en un plazo de {refund_days} días, y en todo caso de 14 días, sin dar motivos. El plazo empieza el día de la compra. Basta con enviar el desistimiento antes de que termine.
    # Cómo desistir
    Usa el formulario de reclamaciones con el asunto «Desistimiento de un contrato»: nombre, correo electrónico, compra, enviar. No hace falta iniciar sesión. Recibes al momento por correo una confirmación con número, fecha y hora.
    También puedes escribir libremente a {email} o por carta a {company}, {address}.
    # Qué pasa después
    Devolvemos el precio como muy tarde 14 días después de tu desistimiento, por el mismo medio de pago. Si pediste expresamente que empezáramos de inmediato y ya usaste créditos, descontamos su parte. Los créditos no usados se extinguen con el reembolso.
    # Modelo
    «A {company}, {address}, {email}: por la presente desisto de mi contrato de compra de créditos en {brand}. Comprado el: … Nombre: … Correo electrónico de la cuenta: … Fecha: …»
  `,
  accessibility: `
    Accesibilidad
    Qué hacemos para que todo el mundo pueda usar {brand} y cómo avisar de una barrera.
    # Nuestro objetivo
    {brand} debe cumplir las pautas WCAG 2.2 en el nivel AA, en todos los idiomas. También lo exige la ley europea de accesibilidad.
    # Qué hacemos
    Todo se puede usar con el teclado, el foco es visible, los contrastes y tamaños de letra están comprobados y, con movimiento reducido, la página se queda quieta. Los lectores de pantalla dicen quién envía cada mensaje y cuándo. Las páginas públicas funcionan también sin JavaScript.
    # Lo que aún falta
    Las fotos de los miembros no tienen descripción detallada, porque solo ellos saben qué muestran.
    # ¿Has encontrado una barrera?
    Dínoslo: {email} o con el formulario de reclamaciones. Indica la página y tu tecnología de apoyo. Si nuestra respuesta no te satisface, puedes acudir a la autoridad de vigilancia de tu país.
  `,
};
