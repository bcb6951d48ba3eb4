export const imprint = `
  Mentions légales
  Qui exploite {brand}, comment nous joindre et où nous sommes inscrits.
  # Éditeur
  {company}
  {address}
  Représenté par : {represented_by}
  Noms commerciaux : {tradenames}
  Activité : {business_purpose}
  # Contact
  E-mail : {email}
  Téléphone : {phone}
  Formulaire, même sans compte : [Réclamations](/complaints)
  Responsable de la protection des mineurs : {youth_officer}
  # Immatriculation et TVA
  {register} : {kvk}
  Numéro de TVA : {vat}
  # Litiges
  Pour une réclamation, adresse-toi d’abord à nous, de préférence avec le [formulaire](/complaints). Si nous ne trouvons pas de solution, tu peux recourir gratuitement à un médiateur de la consommation là où la loi t’en donne le droit.
  Médiateur de la consommation : {consumer_mediator}
  # Point de contact pour les autorités et les destinataires du service
  Le point de contact unique selon les articles 11 et 12 du règlement sur les services numériques est {email}.
  Langues : {languages}
  # Noms de lieux
  Les lieux et leur position proviennent en partie de [GeoNames](https://www.geonames.org), licence CC BY 4.0.
`;
