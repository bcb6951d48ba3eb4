export const imprint = `
  Legal notice
  Who runs {brand}, how to reach us, and where we are registered.
  # Provider
  {company}
  {address}
  Represented by: {represented_by}
  Trade names: {tradenames}
  Business purpose: {business_purpose}
  # Contact
  Email: {email}
  Phone: {phone}
  Form (no account needed): [Complaints](/complaints)
  Youth protection officer: {youth_officer}
  # Registration and tax
  {register}: {kvk}
  VAT number: {vat}
  # Settling disputes
  Please bring complaints to us first, ideally through the [complaints form](/complaints). If we name no body here, we do not take part in alternative dispute resolution (ADR) unless the law obliges us to.
  Alternative dispute resolution (ADR) body: {consumer_mediator}
  # Contact point for authorities and users
  The contact point under Articles 11 and 12 of the Digital Services Act is {email}.
  Languages: {languages}
  # Place names
  Some of the towns and their locations come from [GeoNames](https://www.geonames.org), licensed under CC BY 4.0.
`;
