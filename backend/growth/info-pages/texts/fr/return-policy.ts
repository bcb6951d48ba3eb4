export const returnPolicy = `
  Retours et remboursements
  Quand tu récupères de l’argent, combien, et comment cela se passe.
  # Crédits non utilisés
  Dans les {refund_days} jours suivant l’achat, tu peux te rétracter. Nous remboursons alors les crédits que tu n’as pas encore utilisés, à hauteur de leur part du prix payé.
  Les crédits reçus autrement, par exemple au départ, sont considérés comme utilisés en premier. C’est à ton avantage.
  # Crédits utilisés
  Les crédits dépensés pour des messages, images et cadeaux remis ne sont pas remboursés. Ce qui n’a pas été remis ne coûte rien ; si quelque chose a quand même été débité, nous te le rendons.
  Nous ne déduisons quelque chose que si tu as demandé lors de la commande que nous commencions tout de suite ; sinon, tu récupères tout le prix.
  # Débit erroné ou double
  Si un montant a été débité deux fois ou sans action de ta part, préviens-nous. Nous vérifions et remboursons ce qui te revient, quel que soit le délai.
  # Payé, mais pas de crédits
  La plupart des paiements arrivent en quelques secondes ; un virement ou un prélèvement peut prendre quelques jours. Si de l’argent arrive pour une commande qui a déjà expiré, nous le renvoyons sans que tu aies rien à faire. Tu vois où cela en est dans [tes paiements](/transactions).
  # Comment faire
  Le plus rapide est le formulaire de la page [Droit de rétractation](/withdrawal) : nom, numéro de commande, adresse e-mail, c’est tout. Aucune connexion n’est nécessaire. Tu peux aussi utiliser le [formulaire de réclamation](/complaints) ou écrire à {email}.
  Tu reçois aussitôt un accusé de réception avec le numéro de dossier, la date et l’heure. Si la commande et l’adresse concordent, le remboursement commence tout de suite ; pour tout le reste, une personne examine ta demande.
  L’argent revient par le moyen de paiement que tu as utilisé, au plus tard 14 jours après ta rétractation. Tes droits légaux n’en sont pas affectés.
  # Quand un compte prend fin
  Si tu supprimes ton compte, les crédits non utilisés sont perdus avec lui ; rétracte-toi donc avant. Si c’est nous qui résilions, nous remboursons les crédits achetés et non utilisés.
`;
