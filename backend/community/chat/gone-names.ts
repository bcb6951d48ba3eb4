/** What stands in place of the name of a member who has left. */
export const goneNames: Partial<Record<string, string>> = {
  da: 'Slettet medlem',
  de: 'Gelöschtes Mitglied',
  en: 'Deleted member',
  es: 'Miembro eliminado',
  fi: 'Poistettu jäsen',
  fr: 'Membre supprimé',
  it: 'Membro eliminato',
  nb: 'Slettet medlem',
  nl: 'Verwijderd lid',
  pl: 'Usunięte konto',
  sv: 'Raderad medlem',
};
