export const cookies = `
  Cookies
  Qué cookies usa {brand}, qué más queda en tu navegador, para qué y cuánto tiempo.
  # Solo lo necesario
  {brand} no usa cookies de publicidad ni de seguimiento y no incluye nada de terceros. Por eso ningún aviso te pide permiso.
  Lo que necesita permiso está desactivado hasta que lo actives, al final de esta página o en los [ajustes](/settings), y desactivarlo es igual de fácil.
  # Nuestras cookies
  - __Host-vonk: mantiene tu sesión abierta. El contenido está cifrado y los scripts no pueden leerlo. 30 días.
  - vonk_in: solo recuerda que tienes la sesión abierta, para que la página se vea bien enseguida. 30 días.
  - __Host-vonk_device: recuerda que ya has iniciado sesión en este dispositivo, para que nadie pueda dejarte fuera probando contraseñas. Su contenido está cifrado, no sirve para rastrearte y se conserva al cerrar sesión. 365 días.
  - vonk_locale: recuerda el idioma que elegiste. 365 días.
  - vonk_country: recuerda el país que elegiste para los precios. 365 días.
  # Almacenamiento de tu navegador
  Para que no se pierda nada, algunas cosas se quedan solo en tu navegador:
  - borradores de mensajes y del registro, pero nunca tu contraseña
  - mensajes que aún esperan conexión
  - qué avisos has cerrado, y cuándo
  - la localidad encontrada para tu ubicación, durante una hora
  - que este navegador recibe notificaciones push
  - hasta que cierras la pestaña: el enlace o la invitación por la que llegaste, y formularios a medio rellenar
  # Recuento y socios
  Si llegas por el enlace de un socio, el origen se guarda hasta que cierras la pestaña y se cuenta sin identificarte y sin tu dirección IP. Si te registras, pasa a formar parte de tu cuenta.
  Si lo permites al final de esta página, este navegador recuerda durante 90 días por qué enlace llegaste la primera vez. Solo con tu permiso guardamos estadísticas junto con tu cuenta, o le decimos al socio que te registraste o compraste algo. Lo que llega a saber está en la página [Privacidad](/pages/privacy).
  # Borrarlas
  Al cerrar sesión termina la sesión. Todo lo demás lo borras en los ajustes de tu navegador; después tendrás que entrar de nuevo y elegir otra vez el idioma.
`;
