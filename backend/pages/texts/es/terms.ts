export const terms = `
  Condiciones generales
  Lo que vale entre tú y {brand}: cuenta, perfiles ficticios, créditos, reglas, decisiones y fin del contrato.
  # Con quién tienes el contrato
  {brand} es un servicio de {company}, {address}; en el [aviso legal](/imprint) está cómo contactarnos. Al abrir una cuenta celebras con nosotros un contrato de uso gratuito. Solo hay gastos si compras créditos, y cada compra es un contrato aparte.
  # Tu cuenta
  Debes tener al menos {min_age} años y decir la verdad sobre tu edad. La cuenta es solo para ti; no compartas tu contraseña. Mientras no hayas confirmado tu correo electrónico, nadie puede ver tu perfil ni responderte.
  Tu perfil lo pueden ver los miembros de todas las marcas que comparten el mismo círculo de miembros; en los [ajustes](/settings) eliges en cuáles. Solo puedes entrar en la marca en la que te registraste.
  # Qué ofrece {brand}
  Puedes crear un perfil, buscar miembros, dar me gusta y escribiros. Conocer a alguien que encaje contigo depende de las personas, así que no podemos prometerlo. No comprobamos lo que los miembros dicen de sí mismos.
  Lo que buscas decide quién aparece. Primero está quien tuvo actividad más reciente; si encajan pocos miembros, la búsqueda se amplía y así se indica. Nadie puede pagar por estar más arriba. La publicidad está señalada.
  # Perfiles ficticios
  {fictional}
  Los perfiles ficticios llevan esta indicación en todas partes: en la búsqueda, en el perfil, en las conversaciones, en los correos y en las notificaciones. Detrás no hay ninguna persona que pueda quedar contigo.
  Los textos escritos por una máquina están señalados como automáticos. Los mensajes a perfiles ficticios cuestan lo mismo que los demás. En la búsqueda puedes dejar fuera los perfiles ficticios.
  # Créditos y precios
  Buscar, ver perfiles, dar me gusta y leer mensajes es gratis. Precios en créditos: mensaje {message_credits}, foto en una conversación {photo_credits}, regalo {gift_credits}. Lo que cuesta algo está en el botón antes de enviarlo. Lo que no se entregó no cuesta nada.
  Los créditos se compran por paquetes con un solo pago; los [precios](/pricing) incluyen el IVA. No hay suscripción ni renovación automática. Los créditos no caducan mientras exista tu cuenta.
  Antes de la primera compra puedes empezar hasta 2 conversaciones y mostrar hasta 3 fotos. Con el primer paquete pasas a Premium: ves todas las fotos, muestras hasta 25 tuyas y empiezas todas las conversaciones que quieras.
  # Desistimiento
  Puedes desistir de una compra sin dar motivos. El plazo y el formulario están en la página [Desistir del contrato](/withdrawal), y lo que devolvemos, en [Devoluciones y reembolsos](/pages/return-policy).
  # Cómo nos tratamos
  Está prohibido:
  - amenazas, acoso, odio y todo aquello a lo que la otra persona ha dicho que no
  - todo lo que implique a menores
  - pedir dinero, el fraude, la publicidad y el mismo mensaje a muchas personas
  - fotos de otras personas y hacerse pasar por alguien
  - publicar datos de otras personas, y datos de contacto donde el sitio no los admite
  - cualquier otra cosa contraria a la ley
  Puedes denunciar o bloquear a cualquier miembro.
  # Denuncias, decisiones y recurso
  Los perfiles, fotos y mensajes se denuncian allí donde están, y todo lo demás con el [formulario de reclamaciones](/complaints), también sin cuenta. Recibes enseguida un justificante con número.
  Decide una persona. Los programas solo rechazan datos de contacto en textos y archivos que no son imágenes. Elegimos la medida más leve que sirva: una advertencia, retirar una foto o un mensaje, ocultar el perfil o bloquear la cuenta. Cuenta lo grave que es, cuántas veces pasó y si fue a propósito.
  Ambas partes saben qué se ha decidido, en qué regla se basa, por qué y por cuánto tiempo vale.
  Puedes recurrir gratis y sin iniciar sesión durante seis meses después de la decisión. Después tienes abiertos los órganos certificados de resolución extrajudicial de litigios y los tribunales. Más en la página [Prohibición de acceso](/pages/ban).
  # Lo que escribes y muestras
  Tus textos y fotos siguen siendo tuyos. Nos permites mostrarlos en las marcas en las que tu perfil es visible, mientras estén allí. Muestra solo fotos que puedas mostrar.
  # Fin del contrato
  Puedes eliminar tu cuenta en cualquier momento en los [ajustes](/settings), sin plazo y sin motivo. Durante 14 días se puede recuperar con un enlace por correo, después se borran tus datos. Los créditos sin usar terminan con la cuenta; si aún puedes devolverlos, hazlo antes.
  Nosotros podemos poner fin al contrato con 30 días de aviso, y de inmediato por causa grave; entonces devolvemos los créditos comprados y no usados.
  # Responsabilidad y derecho
  Respondemos sin límite por dolo, negligencia grave y daños a la vida, el cuerpo y la salud, y en lo demás solo por incumplir obligaciones esenciales, hasta el daño previsible.
  Los derechos imperativos del país donde vives se mantienen, y también los tribunales que allí tienes abiertos.
  # Cambios
  Si cambiamos estas condiciones, te lo decimos antes y te pedimos tu conformidad la próxima vez que entres. Sin ella vale para ti la versión anterior, y puedes eliminar tu cuenta. Rige la versión cuya fecha figura en esta página.
`;
