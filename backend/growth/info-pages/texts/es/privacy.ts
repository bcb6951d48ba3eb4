export const privacy = `
  Privacidad
  Qué datos trata {brand}, para qué, cuánto tiempo, quién los recibe y qué derechos tienes.
  # Quién es responsable
  El responsable del tratamiento es {company}, {address}. Respondemos a preguntas sobre privacidad en {email}. Se aplica el Reglamento General de Protección de Datos (RGPD).
  Delegado de protección de datos: {data_officer}
  Representante en el Reino Unido (artículo 27 del RGPD del Reino Unido): {uk_representative}
  # Qué datos tratamos
  - Al registrarte: correo electrónico, nombre, fecha de nacimiento, sexo, orientación sexual, localidad y un hash irreversible de tu contraseña. Los demás ven tu edad, nunca la fecha.
  - En tu perfil: datos, intereses, fotos y lo que escribes sobre ti.
  - Con otras personas: me gusta, mensajes, regalos, bloqueos, denuncias y tus propias notas.
  - En las compras: paquete, importe, momento, país y forma de pago. En una domiciliación, también titular de la cuenta, dirección, móvil y las últimas cifras del IBAN; el IBAN completo va solo al proveedor de pagos.
  - Un código formado con una clave secreta a partir de tu dirección de correo: 180 días después de que elimines la cuenta o cambies la dirección. Junto a él guardamos qué regalos y descuentos ya hubo, cuántas conversaciones se empezaron gratis, quién bloqueó a quién y si cerramos la cuenta. Solo sirve para que los regalos no se den dos veces y los bloqueos sigan vigentes tras un nuevo registro; de él no se puede deducir la dirección.
  - Para tu seguridad: cuándo, con qué navegador y desde qué país alguien entró en tu cuenta.
  - Por motivos técnicos, tu dirección IP, para servir el sitio, limitar abusos y reconocer tu país. No la guardamos. Los registros no contienen mensajes ni direcciones de correo.
  # Datos sobre tu orientación sexual
  Tu orientación sexual, de la que se deduce a quién buscas, pertenece a las categorías especiales de datos personales. La tratamos solo con tu consentimiento explícito según el artículo 9 del RGPD, que pedimos aparte al registrarte. Puedes retirarlo en cualquier momento en los [ajustes](/settings) y conservar tu cuenta. Entonces borramos el dato de tu orientación sexual y, con él, a quién buscas, y los demás dejan de encontrarte en las sugerencias y en las listas que se basan en ello. La retirada del consentimiento no afecta a la licitud del tratamiento anterior.
  # Para qué y con qué base jurídica
  - Para cumplir el contrato contigo (artículo 6.1.b del RGPD): mostrar tu perfil, entregar mensajes, gestionar pagos.
  - Porque lo exige la ley (artículo 6.1.c): conservar recibos y apuntes contables, tramitar denuncias y decidirlas.
  - Por interés legítimo (artículo 6.1.f): protección contra abusos y fraude, contar visitas sin identificar a nadie.
  - Con tu consentimiento (artículo 6.1.a): notificaciones push, novedades y ofertas por correo, estadísticas de uso, informar a un socio, aparecer en buscadores, publicidad con tu perfil.
  - Cada consentimiento y cada retirada se anotan con su fecha. El registro está en los [ajustes](/settings).
  # Quién recibe datos
  - Ven tu perfil los miembros de todas las marcas del mismo círculo de miembros y, donde se puede buscar sin iniciar sesión, también los visitantes sin cuenta, salvo que lo desactives. En los ajustes puedes ocultar edad, localidad y actividad, y elegir las marcas.
  - Los buscadores solo pueden mostrar tu perfil, y nosotros usarlo en publicidad, si lo permites. Ambas cosas se cambian en los ajustes.
  - Los proveedores de alojamiento, correo, SMS y pago reciben solo lo que necesitan para su tarea.
  - Los servicios push de tu navegador transportan nuestras notificaciones cifradas.
  - Fuera del Espacio Económico Europeo: los servicios push de tu navegador pueden estar allí, por ejemplo en Estados Unidos, y solo transportan mensajes cifrados. Por lo demás, los datos solo se transfieren a países cuyo nivel de protección la Comisión Europea ha declarado adecuado o con sus cláusulas contractuales tipo (artículos 45 y 46 del RGPD); puedes pedir una copia en {email}.
  Ninguna página de {brand} carga contenido de terceros.
  # Socios publicitarios y estadísticas
  Si llegas por el enlace de un socio, la dirección lleva sus identificadores y el número del clic. Contamos la visita sin dirección IP y sin identificar a nadie. Tu navegador guarda el origen hasta que cierras la pestaña, o, si lo permites en la página [Cookies](/pages/cookies), durante 90 días; si te registras, lo guardamos con tu cuenta.
  Solo si lo permites, al registrarte o en los ajustes, le decimos al socio en qué quedó el clic: su número y los identificadores del socio, el estado (registro, compra, rechazo), en una compra el importe, y un número nuestro que lo representa. Nunca nada de tu perfil, ni tu nombre, ni tu dirección.
  También contamos qué páginas se abandonan y cuándo, sin identificar a nadie. Junto con tu cuenta solo lo guardamos si has activado las estadísticas.
  # Fotos y lugares
  Volvemos a guardar tus fotos y quitamos todo lo que la cámara añadió al archivo, como el lugar donde se hicieron. Las fotos que no son la principal solo las ven nítidas los miembros Premium.
  Solo te pedimos la ubicación cuando pulsas el botón correspondiente. La redondeamos, buscamos la localidad más cercana y no la guardamos.
  # Correos y notificaciones push
  Los correos que pides y los relacionados con una compra o una decisión te llegan siempre. Todo lo demás lo eliges en las [notificaciones](/notifications), y cada correo de ese tipo lleva un enlace para dejar de recibirlos con un clic. Durante 30 días guardamos cuándo lo enviamos.
  Las notificaciones push solo llegan después de permitirlas en tu navegador. Dicen quién escribe, nunca el texto, y terminan cuando cierras sesión allí.
  # Cuánto tiempo
  - Cuentas que nunca se confirmaron: 30 días.
  - Cuentas eliminadas: 14 días en los que puedes volver, después se borran perfil, fotos, mensajes y me gusta. Lo que otros escribieron sigue siendo suyo.
  - Inicios de sesión: 90 días. Una sesión: 30 días.
  - Apuntes contables y recibos: hasta 10 años, después sin tu nombre y asociados solo a un número.
  - Tu aceptación de las condiciones y tu consentimiento para los datos sensibles: 4 años después del borrado, como prueba. Un código formado con el IBAN, para reconocerlo: 13 meses; si el banco recuperó el cargo: 4 años.
  - Denuncias y decisiones: hasta que están decididas y ya nadie puede recurrir, es decir, hasta seis meses después de la decisión; después solo conservamos lo que se decidió.
  - Copias de seguridad: 30 días como máximo.
  - Visitas contadas: 14 meses. Lo que respondieron los socios: 180 días.
  # Tus derechos
  En los [ajustes](/settings) puedes descargar una vez al día todo lo que tenemos sobre ti en un archivo; un correo te avisa cuando está listo, y puedes descargarlo durante siete días. Allí también cambias tus datos, ves y cierras tus sesiones y eliminas tu cuenta.
  Tienes derecho de acceso, rectificación, supresión, limitación del tratamiento y portabilidad de tus datos, y puedes oponerte al tratamiento (artículos 15 a 21 del RGPD). Puedes retirar cualquier consentimiento, con efecto para el futuro. Escribe a {email}.
  Respondemos en el plazo de un mes y gratis. Para que nadie más reciba tus datos, quizá te pidamos que escribas desde el correo de tu cuenta.
  # Tu derecho de oposición
  Cuando tratamos datos por interés legítimo, puedes oponerte en cualquier momento por motivos relacionados con tu situación particular (artículo 21 del RGPD). A la mercadotecnia directa, es decir, a la publicidad, puedes oponerte siempre y sin dar motivos. Escribe a {email}.
  # Sin decisiones automatizadas
  Ningún programa toma por sí solo decisiones que produzcan efectos jurídicos en ti (artículo 22 del RGPD), y no elaboramos un perfil tuyo para publicidad.
  # Reclamar ante una autoridad
  Puedes presentar una reclamación ante la autoridad de control de protección de datos del país donde vives; en España es la Agencia Española de Protección de Datos.
  La autoridad competente para nosotros: {data_authority}
`;
