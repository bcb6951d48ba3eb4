export const imprint = `
  Aviso legal
  Quién está detrás de {brand}, cómo contactarnos y dónde estamos inscritos.
  # Proveedor
  {company}
  {address}
  Representado por: {represented_by}
  Nombres comerciales: {tradenames}
  # Contacto
  Correo electrónico: {email}
  Teléfono: {phone}
  Formulario, también sin cuenta: [Reclamaciones](/complaints)
  # Registro e impuestos
  Registro mercantil (KvK): {kvk}
  Número de IVA: {vat}
  # Litigios
  Para reclamaciones acude primero a nosotros, mejor con el [formulario](/complaints). No participamos en procedimientos ante entidades de arbitraje de consumo, salvo que la ley nos obligue.
  # Punto de contacto para autoridades y usuarios
  El punto de contacto según los artículos 11 y 12 del Reglamento de Servicios Digitales es {email}.
  Idiomas: {languages}
  # Nombres de lugares
  Los lugares y su situación proceden en parte de [GeoNames](https://www.geonames.org), licencia CC BY 4.0.
`;
