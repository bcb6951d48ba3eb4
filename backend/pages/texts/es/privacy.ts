export const privacy = `
  Privacidad
  Qué datos trata {brand}, para qué, cuánto tiempo, quién los recibe y qué derechos tienes.
  # Quién es responsable
  El responsable del tratamiento es {company}, {address}. Respondemos a preguntas sobre privacidad en {email}.
  # Qué datos tratamos
  - Al registrarte: correo electrónico, nombre, fecha de nacimiento, sexo, a quién buscas, lugar y un resumen irreversible de tu contraseña. Los demás ven tu edad, nunca la fecha.
  - En tu perfil: datos, intereses, fotos y lo que escribes sobre ti.
  - Con otras personas: me gusta, mensajes, regalos, bloqueos, denuncias y tus propias notas.
  - En las compras: paquete, importe, momento, país y forma de pago. En una domiciliación, también titular, dirección, móvil y las últimas cifras del IBAN; el IBAN completo va solo al proveedor de pagos. Mientras puedas desistir de una compra, y hasta 30 días después, también de quién viste fotos solo con Premium.
  - Un código formado con una clave secreta a partir de tu dirección de correo y de la tarjeta o cuenta con la que pagaste: 180 días después de que borres la cuenta. Junto a él consta qué regalos y descuentos ya hubo, cuántas conversaciones se empezaron gratis y quién bloqueó a quién. Solo sirve para que los regalos no se den dos veces y los bloqueos sigan valiendo tras un nuevo registro; la dirección no puede leerse en él.
  - Para tu seguridad: cuándo, con qué navegador y desde qué país alguien entró en tu cuenta.
  - Por motivos técnicos, tu dirección IP, para servir el sitio, limitar abusos y reconocer tu país. No la guardamos. Los registros no contienen mensajes ni correos electrónicos.
  # Datos sobre tu sexualidad
  A quién buscas puede decir algo sobre tu sexualidad. Tratamos esos datos solo con tu consentimiento explícito según el artículo 9 del RGPD, que pedimos aparte al registrarte. Puedes retirarlo en cualquier momento eliminando tu cuenta.
  # Para qué y con qué base
  - Para cumplir el contrato contigo (artículo 6.1.b del RGPD): mostrar tu perfil, entregar mensajes, gestionar pagos.
  - Porque lo exige la ley (artículo 6.1.c): conservar apuntes contables, tramitar denuncias y decidirlas.
  - Por interés legítimo (artículo 6.1.f): protección contra abusos y fraude, contar visitas sin persona.
  - Con tu consentimiento (artículo 6.1.a): notificaciones push, novedades y ofertas por correo, estadísticas de uso, avisar a un socio, aparecer en buscadores, publicidad con tu perfil.
  - Cada consentimiento y cada retirada se anotan con su fecha. El registro está en los [ajustes](/settings).
  # Quién recibe datos
  - Los miembros de todas las marcas del mismo círculo ven tu perfil, y los visitantes también donde la búsqueda está abierta sin sesión, salvo que lo desactives. En los ajustes puedes ocultar edad, población y actividad, y elegir las marcas.
  - Los buscadores solo pueden mostrar tu perfil, y nosotros usarlo en publicidad, si lo permites. Ambas cosas se cambian en los ajustes.
  - Los proveedores de alojamiento, correo, SMS y pago reciben solo lo que necesitan para su tarea.
  - El servicio push de tu navegador transporta nuestros mensajes cifrados.
  - Si una marca pide una prueba de edad, el servicio que la comprueba no recibe de nosotros ni nombre ni dirección, y nosotros solo sabemos el resultado.
  Ninguna página de {brand} carga contenido de terceros.
  # Socios publicitarios y estadísticas
  Si llegas por el enlace de un socio, la dirección lleva sus identificadores y el número del clic. Contamos que hubo una visita así, sin dirección IP y sin persona. Tu navegador guarda el origen hasta que cierras la pestaña, con tu sí en la página [Cookies](/pages/cookies) durante 90 días; si te registras, lo guardamos con tu cuenta.
  Solo si lo permites, al registrarte o en los ajustes, le decimos al socio qué fue del clic: su número y los identificadores del socio, el estado (registro, compra, rechazo), en una compra el importe, y un número nuestro que lo representa. Nunca nada de tu perfil, ni tu nombre, ni tu dirección.
  Qué páginas se abandonan y cuándo, lo contamos sin persona. Junto con tu cuenta solo lo guardamos si has activado las estadísticas.
  # Fotos y lugares
  Recortamos tus fotos de nuevo y quitamos todo lo que la cámara escribió en ellas, como el lugar donde se hicieron. Las fotos que no son la principal solo las ven nítidas los miembros Premium.
  Solo preguntamos por tu posición cuando pulsas el botón para ello. La redondeamos, buscamos la población más cercana y no guardamos la posición.
  # Correos y notificaciones push
  Los correos que pides o que pertenecen a una compra o a una decisión te llegan siempre. Todo lo demás lo eliges en las [notificaciones](/notifications), y cada correo de ese tipo lleva un enlace que los detiene con un clic. Guardamos 30 días cuándo salió un correo así.
  Las notificaciones push solo llegan después de permitirlas en tu navegador. Dicen quién escribe, nunca el texto, y terminan cuando cierras sesión allí.
  # Cuánto tiempo
  - Cuentas que nunca se confirmaron: 30 días.
  - Cuentas eliminadas: 14 días en los que puedes volver, después se borran perfil, fotos, mensajes y me gusta. Lo que otros escribieron sigue siendo suyo.
  - Inicios de sesión: 90 días. Una sesión: 30 días.
  - Apuntes y recibos: hasta 10 años, entonces sin tu nombre, bajo un número.
  - Tu conformidad con las condiciones y los datos sensibles: 4 años después del borrado, como prueba. Un código formado con el IBAN, para reconocerlo: 13 meses; si se devolvió una domiciliación: 4 años.
  - Denuncias y decisiones: hasta que se deciden y nadie puede recurrir, es decir, seis meses después de la decisión; luego solo queda lo decidido.
  - Copias de seguridad: 30 días como máximo.
  - Visitas contadas: 14 meses. Lo que respondieron los socios: 180 días.
  # Tus derechos
  En los [ajustes](/settings) puedes descargar una vez al día todo lo que tenemos sobre ti en un archivo; un correo avisa cuando está listo, y se puede recoger durante siete días. Allí también cambias tus datos, ves y cierras tus sesiones y eliminas tu cuenta.
  Tienes derecho de acceso, rectificación, supresión, limitación y a una copia de tus datos, y puedes oponerte al tratamiento. Cualquier consentimiento se puede retirar para el futuro. Escribe a {email}.
  Respondemos en un mes y gratis. Para que nadie más reciba tus datos, quizá te pidamos que escribas desde el correo de tu cuenta.
  # Ninguna decisión por máquinas
  Ninguna decisión que te afecte jurídicamente la toma un programa por sí solo, y no elaboramos un perfil tuyo para publicidad.
  # Reclamar ante una autoridad
  Puedes reclamar ante la autoridad de protección de datos del país donde vives.
  La autoridad competente para nosotros: {data_authority}
`;
