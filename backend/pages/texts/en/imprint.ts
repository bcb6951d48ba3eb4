export const imprint = `
  Imprint
  Who runs {brand}, how to reach us, and where we are registered.
  # Provider
  {company}
  {address}
  Represented by: {represented_by}
  Trade names: {tradenames}
  # Contact
  E-mail: {email}
  Phone: {phone}
  Form, also without an account: [Complaints](/complaints)
  # Register and taxes
  Trade register (KvK): {kvk}
  VAT number: {vat}
  # Settling disputes
  Please turn to us first with complaints, best through the [complaints form](/complaints). We do not take part in proceedings before consumer arbitration boards unless the law obliges us to.
  # Contact point for authorities and users
  The contact point under articles 11 and 12 of the Digital Services Act is {email}.
  Languages: {languages}
  # Place names
  Towns and where they lie come in part from [GeoNames](https://www.geonames.org), licensed under CC BY 4.0.
`;
