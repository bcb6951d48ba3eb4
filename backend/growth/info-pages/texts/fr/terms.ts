export const terms = `
  Conditions générales
  Les règles entre toi et {brand} : compte, profils fictifs, crédits, règles, décisions et fin du contrat.
  # Avec qui tu conclus le contrat
  {brand} est exploité par {company}, {address} ; les moyens de nous joindre figurent dans les [mentions légales](/imprint). En ouvrant un compte, tu conclus avec nous un contrat d’utilisation gratuit. Tu ne paies que si tu achètes des crédits, et chaque achat est un contrat à part.
  # Ton compte
  Tu dois avoir au moins {min_age} ans et dire la vérité sur ton âge. Le compte est personnel ; ne communique pas ton mot de passe. Tant que tu n’as pas confirmé ton adresse e-mail, personne ne peut voir ton profil ni te répondre.
  Ton profil est visible par les membres de toutes les marques qui partagent le même cercle de membres ; dans les [réglages](/settings), tu choisis sur lesquelles. Tu ne peux te connecter que sur la marque de ton inscription.
  # Ce que propose {brand}
  Tu peux créer un profil, chercher des membres, envoyer des likes et échanger des messages. Rencontrer quelqu’un qui te convient dépend des personnes, nous ne pouvons donc pas le promettre. Nous ne vérifions pas ce que les membres disent d’eux-mêmes.
  Ta recherche détermine qui apparaît. Les personnes près de toi viennent en premier ; à distance comparable, d’abord celles qui écrivent dans ta langue, puis celles venues le plus récemment. Si peu de membres correspondent, la recherche est élargie et c’est indiqué. Personne ne peut payer pour être placé plus haut. La publicité est signalée comme telle.
  # Profils fictifs
  {fictional}
  Les profils fictifs portent cette mention partout où ils apparaissent : dans la recherche, sur le profil, dans les conversations, les e-mails et les notifications. Derrière eux, il n’y a personne que tu puisses rencontrer.
  Les textes écrits par une machine sont signalés comme automatiques. Les messages aux profils fictifs coûtent autant que les autres. Dans la recherche, tu peux écarter les profils fictifs.
  # Crédits et prix
  Chercher, consulter des profils, envoyer des likes et lire des messages est gratuit. Prix en crédits : message {message_credits}, image dans une conversation {photo_credits}, cadeau {gift_credits}. Le prix figure sur le bouton avant l’envoi. Ce qui n’a pas été remis ne coûte rien.
  Tu achètes les crédits par packs, en un seul paiement ; les [prix](/pricing) sont TVA comprise. Il n’y a ni abonnement ni reconduction automatique. Les crédits n’expirent pas tant que ton compte existe.
  Avant ton premier achat, tu peux commencer jusqu’à 2 conversations et montrer jusqu’à 3 photos. Avec le premier pack, tu deviens membre Premium : tu vois toutes les photos, tu peux montrer jusqu’à 25 photos de toi et commencer autant de conversations que tu veux.
  # Comment se fait un achat
  Sur la page de commande, tu vois le pack, le prix, le pays et le moyen de paiement, et tu peux tout modifier. Tu passes la commande avec le bouton « Commande avec obligation de paiement ». Le contrat est conclu quand nous confirmons la commande par e-mail et ajoutons les crédits à ton solde. Nous conservons le texte du contrat ; tu le retrouves dans cet e-mail et sous [Paiements](/transactions). La langue du contrat est celle de la page.
  Si ce que tu as acheté n’est pas conforme au contrat, tu as les droits que la loi prévoit pour les contenus et services numériques ; en France, c’est la garantie légale de conformité du code de la consommation.
  # Rétractation
  Tu peux te rétracter d’un achat sans donner de motif. Le délai et le formulaire figurent sur la page [Droit de rétractation](/withdrawal), et ce que nous remboursons sur la page [Retours et remboursements](/pages/return-policy).
  # Règles de conduite
  Ce qui est interdit :
  - les menaces, le harcèlement, la haine et tout ce à quoi l’autre personne a dit non
  - tout ce qui sexualise des personnes mineures ou les met en danger
  - demander de l’argent, la fraude, la publicité et le même message à beaucoup de monde
  - montrer les photos d’autrui et se faire passer pour quelqu’un d’autre
  - publier les données d’autres personnes, et des coordonnées là où le site ne les admet pas
  - tout ce qui est contraire à la loi
  Tu peux signaler ou bloquer n’importe quel membre.
  # Signalements, décisions et contestation
  Tu signales les profils, photos et messages là où ils se trouvent, et tout le reste avec le [formulaire de réclamation](/complaints), même sans compte. Tu reçois aussitôt un accusé de réception avec un numéro de dossier.
  C’est une personne qui décide. Les programmes ne refusent que les coordonnées dans les textes et les fichiers qui ne sont pas des images. Nous choisissons la mesure la plus légère qui suffise : un avertissement, le retrait d’une photo ou d’un message, le masquage du profil ou le blocage du compte. Nous tenons compte de la gravité, de la répétition et de l’intention.
  Nous disons aux deux parties ce qui a été décidé, selon quelle règle, pourquoi et pour combien de temps.
  Tu peux contester gratuitement et sans connexion pendant six mois après la décision. Tu peux aussi t’adresser à un organe de règlement extrajudiciaire des litiges certifié ou saisir la justice. Plus de détails sur la page [Blocage de l’accès](/pages/ban).
  # Ce que tu écris et montres
  Tes textes et tes photos restent à toi. Tu nous autorises à les montrer sur les marques où ton profil est visible, tant qu’ils y figurent. Ne montre que des photos que tu as le droit de montrer.
  # Mettre fin au contrat
  Tu peux supprimer ton compte à tout moment dans les [réglages](/settings), sans préavis et sans donner de motif. Pendant 14 jours, il peut être rétabli grâce à un lien reçu par e-mail, ensuite tes données sont effacées. Les crédits non utilisés sont perdus avec le compte ; si tu peux encore te rétracter de leur achat, fais-le avant.
  Nous pouvons résilier avec un préavis de 30 jours, immédiatement pour motif grave ; les crédits achetés et non utilisés sont alors remboursés.
  # Responsabilité et droit
  Nous répondons des dommages que nous te causons selon les règles de la loi, et rien ici ne réduit ton droit à réparation. Notre responsabilité est illimitée en cas de faute intentionnelle ou lourde et d’atteinte à la vie, à l’intégrité physique ou à la santé. Nous ne répondons pas de ce qui vient de toi, du fait imprévisible et insurmontable d’un tiers au contrat ou d’un cas de force majeure.
  Tu gardes la protection des lois impératives du pays où tu vis, et tu peux y saisir les tribunaux.
  # Modifications
  Si nous modifions ces conditions, nous te prévenons à l’avance et te demandons ton accord à la prochaine connexion. Sans lui, la version précédente reste applicable pour toi et tu peux supprimer ton compte. La version dont la date figure sur cette page s’applique.
`;
