export const ban = `
  Prohibición de acceso
  Cuándo {brand} prohíbe el acceso, quién lo decide, cómo recurres y cómo bloqueas tú el acceso.
  # Bloqueo por contraseñas erróneas
  Tras 5 contraseñas erróneas, la entrada queda bloqueada 15 minutos. Eso protege tu cuenta de quien prueba al azar. Después se abre sola. Con una [contraseña nueva](/reset-password) también entras.
  # Bloqueo por una infracción
  Bloqueamos las cuentas de menores y las que se usan para amenazas, acoso, fraude, publicidad, fotos de otras personas u otras infracciones graves de las [condiciones](/pages/terms). En infracciones leves hay primero una advertencia, o retiramos el contenido.
  Lo decide una persona. Te decimos por correo qué reprochamos, a qué regla afecta, por qué lo decidimos así y por cuánto tiempo vale.
  Con un bloqueo terminan todas las sesiones y nadie ve ya el perfil. Los créditos comprados y no usados se devuelven.
  # Recurrir
  Si crees que el bloqueo es un error, recurre en seis meses: en la página [Reclamaciones](/complaints) con el número de la decisión, o en {email}. Se puede sin iniciar sesión y es gratis.
  Una persona revisa el caso, a ser posible otra, y responde con motivos. Si tienes razón, todo vuelve a como estaba. También tienes abiertos los órganos certificados de resolución extrajudicial de litigios y los tribunales.
  # Quieres bloquearte tú
  Si no quieres que te dejemos entrar más, escríbenos desde el correo de tu cuenta. Bloqueamos la cuenta, y nadie puede ser miembro con ese correo hasta que digas otra cosa. Si solo quieres irte, puedes eliminar la cuenta en los [ajustes](/settings).
  # Mantener lejos a los menores
  {brand} es para personas adultas a partir de {min_age} años. En los dispositivos de menores puedes bloquear la dirección {domain} en el control parental del dispositivo, del navegador o del router.
  Si alguien aquí parece menor de edad, denuncia el perfil o escribe a {email}. Bloqueamos esas cuentas en cuanto lo sabemos.
  # Bloquear a una sola persona
  Para eso no nos necesitas: abre el perfil y elige «Bloquear». Dejáis de veros enseguida y ninguno puede escribir al otro.
`;
