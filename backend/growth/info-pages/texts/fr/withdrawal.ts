export const withdrawal = `
  Droit de rétractation
  Ton droit de rétractation, son délai et comment l’exercer ici sans connexion.
  # Ton droit
  Tu peux te rétracter d’un achat de crédits dans un délai de {refund_days} jours sans donner de motif.
  Le délai commence le lendemain de l’achat et se termine à la fin de son dernier jour, à l’heure du lieu où tu vis. Si c’est un samedi, un dimanche ou un jour férié, il se termine le jour ouvrable suivant. Il suffit d’envoyer ta rétractation avant l’expiration du délai.
  # Comment te rétracter
  Remplis le formulaire en haut de cette page : nom, numéro de commande, adresse e-mail, confirmer. Aucune connexion n’est nécessaire. Tu reçois aussitôt par e-mail un accusé de réception avec le numéro de dossier, la date et l’heure.
  Tu peux aussi nous le dire clairement avec tes mots à {email} ou envoyer une lettre à {company}, {address}.
  # Ce qui se passe ensuite
  Nous remboursons le prix sans retard injustifié et au plus tard 14 jours après ta rétractation, par le moyen de paiement que tu as utilisé, sans frais pour toi.
  Si tu as déjà utilisé des crédits de cet achat, nous déduisons leur part, car tu nous as expressément demandé de commencer tout de suite. Si tu ne l’as pas demandé, tu récupères tout le prix. Les crédits non utilisés sont supprimés lors du remboursement. Plus de détails sur la page [Retours et remboursements](/pages/return-policy).
  # Modèle de formulaire de rétractation
  « Destinataire : {company}, {address}, {email} : Je vous notifie par la présente ma rétractation du contrat portant sur l’achat de crédits sur {brand}. Commandé le : … Numéro de commande : … Nom du consommateur : … Adresse du consommateur : … Adresse e-mail du compte : … Signature (uniquement en cas de notification du présent formulaire sur papier) : … Date : … »
`;
