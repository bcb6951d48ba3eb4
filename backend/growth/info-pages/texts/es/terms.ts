export const terms = `
  Condiciones generales
  Lo que se aplica entre {brand} y tú: cuenta, perfiles ficticios, créditos, compras, normas, decisiones y fin del contrato.
  # Con quién tienes el contrato
  {brand} es un servicio de {company}, {address}; en el [aviso legal](/imprint) se explica cómo contactar con nosotros. Al abrir una cuenta celebras con nosotros un contrato de uso gratuito. Solo hay gastos si compras créditos, y cada compra es un contrato aparte.
  # Tu cuenta
  Debes tener al menos {min_age} años y decir la verdad sobre tu edad. La cuenta es solo para ti; no compartas tu contraseña. Mientras no hayas confirmado tu correo electrónico, nadie puede ver tu perfil ni responderte.
  Tu perfil lo pueden ver los miembros de todas las marcas que comparten el mismo círculo de miembros; en los [ajustes](/settings) eliges en cuáles. Solo puedes entrar en la marca en la que te registraste.
  # Qué ofrece {brand}
  Puedes crear un perfil, buscar miembros, dar me gusta y escribir a otras personas. Conocer a alguien que encaje contigo depende de las personas, así que no podemos prometerlo. No comprobamos lo que los miembros dicen de sí mismos.
  Lo que buscas decide quién aparece. Primero aparece quien está cerca de ti; en cada zona, antes quien escribe en tu idioma y después quien se ha conectado más recientemente. Si encajan pocos miembros, la búsqueda se amplía y así se indica. Nadie puede pagar por estar más arriba. La publicidad está identificada como tal.
  # Perfiles ficticios
  {fictional}
  Los perfiles ficticios llevan esta indicación en todas partes: en la búsqueda, en el perfil, en las conversaciones, en los correos y en las notificaciones. Detrás no hay ninguna persona que pueda quedar contigo.
  Los textos escritos por un programa están identificados como automáticos. Los mensajes a perfiles ficticios cuestan lo mismo que los demás. En la búsqueda puedes dejar fuera los perfiles ficticios.
  # Créditos y precios
  Buscar, ver perfiles, dar me gusta y leer mensajes es gratis. Precios en créditos: mensaje {message_credits}, imagen en una conversación {photo_credits}, regalo {gift_credits}. El precio aparece en el botón antes de enviar. Lo que no se entrega no cuesta nada.
  Los créditos se compran por paquetes con un solo pago; los [precios](/pricing) incluyen el IVA. No hay suscripción ni renovación automática. Los créditos no caducan mientras exista tu cuenta.
  Antes de la primera compra puedes empezar hasta 2 conversaciones y mostrar hasta 3 fotos. Con el primer paquete pasas a Premium: ves todas las fotos, muestras hasta 25 tuyas y empiezas todas las conversaciones que quieras.
  # Cómo se hace una compra
  En la página del pedido ves el paquete, el precio, el país y la forma de pago, y puedes cambiarlo todo. Con el botón «Pedido con obligación de pago» haces el pedido. El contrato se celebra cuando confirmamos el pedido por correo y te abonamos los créditos. Archivamos el texto del contrato; lo encuentras en ese correo y en [tus pagos](/transactions). El contrato se celebra en el idioma de la página.
  Si lo que compraste no es conforme con el contrato, tienes los derechos que la ley reconoce para los contenidos y servicios digitales; en España, los del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios.
  # Desistimiento
  Puedes desistir de una compra sin necesidad de justificación. El plazo y el formulario están en la página [Desistir del contrato](/withdrawal), y lo que devolvemos, en [Devoluciones y reembolsos](/pages/return-policy).
  # Cómo nos tratamos
  Queda prohibido lo siguiente:
  - amenazas, acoso, odio y todo aquello a lo que la otra persona ha dicho que no
  - todo lo que sexualice a menores o los ponga en peligro
  - pedir dinero, el fraude, la publicidad y el mismo mensaje a muchas personas
  - fotos de otras personas y hacerse pasar por alguien
  - publicar datos de otras personas, y datos de contacto donde el sitio no los admite
  - cualquier otra cosa contraria a la ley
  Puedes denunciar o bloquear a cualquier miembro.
  # Denuncias, decisiones y recurso
  Los perfiles, fotos y mensajes se denuncian allí donde están, y todo lo demás con el [formulario de reclamaciones](/complaints), también sin cuenta. Recibes enseguida un acuse de recibo con número.
  Decide una persona. Los programas solo rechazan archivos que no son imágenes y datos de contacto en los textos. Elegimos la medida más leve que sirva: una advertencia, retirar una foto o un mensaje, ocultar el perfil o bloquear la cuenta. Tenemos en cuenta la gravedad, cuántas veces ha pasado y si fue a propósito.
  Las dos partes reciben la decisión, la norma en que se basa, los motivos y la duración de la medida.
  Puedes recurrir gratis y sin iniciar sesión durante seis meses después de la decisión. Con independencia de ello, puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales. Más en la página [Bloqueo de acceso](/pages/ban).
  # Lo que escribes y muestras
  Tus textos y fotos siguen siendo tuyos. Nos permites mostrarlos en las marcas en las que tu perfil es visible, mientras estén allí. Muestra solo fotos que tengas derecho a mostrar.
  # Fin del contrato
  Puedes eliminar tu cuenta en cualquier momento en los [ajustes](/settings), sin preaviso y sin necesidad de justificación. Durante 14 días la cuenta se puede recuperar con un enlace por correo; después se borran tus datos. Los créditos sin usar se pierden con la cuenta; si aún puedes desistir de la compra, hazlo antes.
  Nosotros podemos poner fin al contrato con un preaviso de 30 días, y de inmediato por causa grave; entonces devolvemos los créditos comprados y no usados.
  # Responsabilidad y derecho
  Respondemos sin límite por dolo, culpa grave y daños a la vida, la integridad física y la salud. En los demás casos respondemos, conforme a la ley, de los daños previstos o que se hayan podido prever al celebrar el contrato y que sean consecuencia necesaria de su incumplimiento. Nada de esto limita los derechos que la ley te reconoce.
  Conservas los derechos que la ley imperativa del país donde vives te reconoce, y también puedes acudir a los tribunales de allí.
  # Cambios
  Si cambiamos estas condiciones, te avisamos antes y te pedimos que las aceptes la próxima vez que entres. Si no las aceptas, se te sigue aplicando la versión anterior, y puedes eliminar tu cuenta. Se aplica la versión cuya fecha figura en esta página.
`;
