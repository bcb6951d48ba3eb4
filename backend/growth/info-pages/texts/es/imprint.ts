export const imprint = `
  Aviso legal
  Quién está detrás de {brand}, cómo contactar con nosotros y dónde constan nuestros datos registrales.
  # Proveedor
  {company}
  {address}
  Representado por: {represented_by}
  Nombres comerciales: {tradenames}
  Objeto social: {business_purpose}
  # Contacto
  Correo electrónico: {email}
  Teléfono: {phone}
  Formulario, también sin cuenta: [Reclamaciones](/complaints)
  Responsable de protección de menores: {youth_officer}
  # Registro e impuestos
  {register}: {kvk}
  NIF-IVA: {vat}
  # Litigios
  Para reclamaciones acude primero a nosotros, mejor con el [formulario](/complaints). No participamos en procedimientos ante entidades de resolución alternativa de litigios de consumo, salvo que la ley nos obligue.
  Entidad de resolución alternativa de litigios de consumo: {consumer_mediator}
  # Punto de contacto para autoridades y usuarios
  El punto de contacto según los artículos 11 y 12 del Reglamento (UE) 2022/2065 (Reglamento de Servicios Digitales) es {email}.
  Idiomas: {languages}
  # Nombres de lugares
  Los lugares y su situación proceden en parte de [GeoNames](https://www.geonames.org), licencia CC BY 4.0.
`;
