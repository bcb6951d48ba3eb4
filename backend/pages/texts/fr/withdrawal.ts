export const withdrawal = `
  Se rétracter du contrat
  Ton droit de rétractation, son délai et comment l’exercer ici sans connexion.
  # Ton droit
  Tu peux te rétracter d’un achat de crédits dans un délai de {refund_days} jours sans donner de raison.
  Le délai commence le lendemain de l’achat et se termine à la fin de son dernier jour, à l’heure de là où tu habites. Si c’est un samedi, un dimanche ou un jour férié, il se termine le jour ouvrable suivant. Il suffit d’envoyer la rétractation avant sa fin.
  # Comment te rétracter
  Remplis le formulaire à la fin de cette page : nom, numéro de commande, adresse e-mail, confirmer. Aucune connexion n’est nécessaire. Tu reçois aussitôt par e-mail une confirmation avec numéro, date et heure.
  Tu peux aussi écrire librement à {email} ou envoyer une lettre à {company}, {address}.
  # Ce qui se passe ensuite
  Nous remboursons le prix au plus tard 14 jours après ta rétractation, par le moyen utilisé pour payer, sans rien facturer pour cela.
  Si tu as déjà utilisé des crédits de cet achat, nous déduisons leur part, car tu nous as expressément demandé de commencer tout de suite. Les membres dont tu n’as vu les photos qu’avec Premium comptent aussi. Si tu ne l’as pas demandé, tu récupères tout le prix. Les crédits non utilisés s’éteignent avec le remboursement. Plus de détails sur la page [Retours et remboursements](/pages/return-policy).
  # Modèle
  « À {company}, {address}, {email} : je me rétracte par la présente de mon contrat d’achat de crédits sur {brand}. Acheté le : … Numéro de commande : … Nom : … Adresse e-mail du compte : … Date : … »
`;
