export const faq = `
  Preguntas frecuentes
  Respuestas breves sobre precios, perfiles ficticios, matches, fotos, seguridad, correos y cómo eliminar la cuenta.
  # ¿Cuánto cuesta {brand}?
  Registrarse, buscar, ver perfiles, dar me gusta y leer mensajes es gratis. Precios en créditos: mensaje {message_credits}, imagen en una conversación {photo_credits}, regalo {gift_credits}. Ves el precio en el botón antes de enviar.
  Puedes ver lo que cuestan los créditos en tu país en la página [Precios](/pricing). Créditos para empezar, en cuanto tu correo esté confirmado: {signup_credits}.
  # ¿Hay una suscripción?
  No. Pagas una vez por un paquete de créditos, nada se renueva y no hay nada que cancelar. Los créditos no caducan mientras exista tu cuenta.
  # ¿Cómo puedo pagar?
  Las formas de pago que funcionan en tu país están en la página [Precios](/pricing) y otra vez antes de cada pedido. El importe se cobra una sola vez. Tienes un recibo en PDF con cada uno de [tus pagos](/transactions).
  # ¿Qué son los perfiles ficticios?
  {fictional}
  Esta indicación aparece en la foto, en el perfil, en la conversación y en cada correo. Si responde un programa, también se indica.
  # ¿Cómo veo solo a miembros reales?
  En la búsqueda elige «Solo miembros reales» entre los filtros. Con la sesión abierta recordamos [tu búsqueda](/members).
  # ¿Cómo surge un match?
  Alguien te gusta y tú le gustas: es un match, y os avisamos. Los me gusta son gratis. En el juego de swipe puedes dar 4 al día.
  # El correo de confirmación no llega. ¿Y ahora?
  Mira primero en la carpeta de spam. Puedes pedir que se envíe otra vez y cambiar entonces la dirección, como máximo una vez por minuto y cinco al día.
  Si no llega, escríbenos: {email}. El enlace del correo caduca a los 14 días.
  # ¿Por qué nadie puede responderme?
  Mientras tu correo no esté confirmado, tu perfil no se ve y los mensajes no te llegan. Abre el enlace del correo y listo.
  # ¿Quién ve mis fotos?
  Todo el mundo ve tu foto principal. Las demás solo las ven nítidas los miembros Premium, el resto las ve borrosas. Sin compra puedes mostrar 3 fotos, con Premium 25.
  Puede que revisemos las fotos antes de que aparezcan. Quitamos del archivo el lugar donde se hizo la foto.
  # ¿Qué edad tengo que tener?
  Al menos {min_age} años. Preguntamos la fecha de nacimiento al registrarte; los demás solo ven tu edad, y también puedes ocultarla. Bloqueamos las cuentas de menores.
  # ¿Cómo me libro de alguien?
  Abre el perfil o la conversación y elige «Bloquear». Dejáis de veros enseguida y ya no podéis escribiros. Se deshace en los [ajustes](/settings).
  # Alguien me pide dinero. ¿Qué hago?
  No pagues ni envíes códigos o copias de documentos. Denuncia el mensaje en la propia conversación y bloquea a la persona. Si ya has perdido dinero, acude también a la policía.
  # Recibo demasiados correos. ¿Cómo dejo de recibirlos?
  En las [notificaciones](/notifications) eliges para cada tipo si llega al momento, a diario o nunca, y fijas horas de silencio. Cada correo de ese tipo lleva además un enlace para dejar de recibirlos con un clic.
  # Mi cuenta está bloqueada. ¿Cuánto tiempo?
  Tras 5 contraseñas erróneas el bloqueo dura 15 minutos. Espera, o pon una [contraseña nueva](/reset-password). Los demás bloqueos se explican en la página [Bloqueo de acceso](/pages/ban).
  # ¿Qué datos tenéis sobre mí?
  En los [ajustes](/settings) puedes descargarlo todo en un archivo. Qué datos tratamos y para qué lo explicamos en la página [Privacidad](/pages/privacy).
  # ¿Cómo elimino mi cuenta?
  En los [ajustes](/settings), al final del todo, en «Eliminar cuenta». Nadie ve tu perfil desde ese momento. Durante 14 días un enlace de nuestro correo la recupera, después se borra todo para siempre.
`;
