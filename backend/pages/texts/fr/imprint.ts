export const imprint = `
  Mentions légales
  Qui exploite {brand}, comment nous joindre et où nous sommes inscrits.
  # Éditeur
  {company}
  {address}
  Représenté par : {represented_by}
  Noms commerciaux : {tradenames}
  # Contact
  E-mail : {email}
  Téléphone : {phone}
  Formulaire, même sans compte : [Réclamations](/complaints)
  # Registre et impôts
  Registre du commerce (KvK) : {kvk}
  Numéro de TVA : {vat}
  # Litiges
  Pour une réclamation, adresse-toi d’abord à nous, de préférence avec le [formulaire](/complaints). Nous ne participons pas aux procédures devant des organismes de médiation de la consommation, sauf si la loi nous y oblige.
  # Point de contact pour les autorités et les utilisateurs
  Le point de contact selon les articles 11 et 12 du règlement sur les services numériques est {email}.
  Langues : {languages}
  # Noms de lieux
  Les lieux et leur position proviennent en partie de [GeoNames](https://www.geonames.org), licence CC BY 4.0.
`;
