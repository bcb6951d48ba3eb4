export const ban = `
  Bloqueo de acceso
  Cuándo bloquea {brand} el acceso, quién lo decide, cómo recurrir y cómo bloquear tu propio acceso.
  # Bloqueo por contraseñas erróneas
  Tras 5 contraseñas erróneas, el inicio de sesión queda bloqueado 15 minutos. Eso protege tu cuenta de quien prueba contraseñas al azar. Después puedes volver a entrar. Con una [contraseña nueva](/reset-password) puedes hacerlo antes.
  # Bloqueo por una infracción
  Bloqueamos las cuentas de menores y las que se usan para amenazas, acoso, fraude, publicidad, fotos de otras personas u otras infracciones graves de las [condiciones](/pages/terms). En infracciones leves hay primero una advertencia, o retiramos el contenido.
  Lo decide una persona. Te explicamos por correo en qué consiste la infracción, qué norma se incumple, por qué lo hemos decidido así y cuánto dura la medida.
  Con un bloqueo terminan todas las sesiones y nadie ve ya el perfil. Los créditos comprados y no usados se devuelven.
  # Recurrir
  Si crees que el bloqueo es un error, recurre en el plazo de seis meses: en la página [Reclamaciones](/complaints) con el número de la decisión, o en {email}. Puedes hacerlo sin iniciar sesión y es gratis.
  Una persona revisa el caso, a ser posible otra, y responde con motivos. Si tienes razón, todo vuelve a estar como antes. También puedes acudir a los órganos certificados de resolución extrajudicial de litigios y a los tribunales.
  # Si quieres bloquear tu propio acceso
  Si no quieres que te dejemos entrar más, escríbenos desde el correo de tu cuenta. Bloqueamos la cuenta, y nadie podrá registrarse con ese correo hasta que nos digas otra cosa. Si solo quieres irte, puedes eliminar la cuenta en los [ajustes](/settings).
  # Impedir el acceso a menores
  {brand} es para personas adultas a partir de {min_age} años. En los dispositivos de menores puedes bloquear la dirección {domain} en el control parental del dispositivo, del navegador o del router.
  Si alguien aquí parece menor de edad, denuncia el perfil o escribe a {email}. Bloqueamos esas cuentas en cuanto lo sabemos.
  # Bloquear a una sola persona
  Para eso no nos necesitas: abre el perfil y elige «Bloquear». Dejáis de veros enseguida y ya no podéis escribiros.
`;
