export const terms = `
  Conditions générales
  Ce qui vaut entre toi et {brand} : compte, profils fictifs, crédits, règles, décisions et fin du contrat.
  # Avec qui tu passes contrat
  {brand} est exploité par {company}, {address} ; les moyens de nous joindre figurent dans les [mentions légales](/imprint). En ouvrant un compte, tu conclus avec nous un contrat d’utilisation gratuit. Des frais n’apparaissent que si tu achètes des crédits, et chaque achat est un contrat à part.
  # Ton compte
  Tu dois avoir au moins {min_age} ans et dire la vérité sur ton âge. Le compte est personnel ; ne communique pas ton mot de passe. Tant que tu n’as pas confirmé ton adresse e-mail, personne ne peut voir ton profil ni te répondre.
  Ton profil est visible par les membres de toutes les marques qui partagent le même cercle de membres ; dans les [réglages](/settings), tu choisis sur lesquelles. Tu ne peux te connecter que sur la marque de ton inscription.
  # Ce que propose {brand}
  Tu peux créer un profil, chercher des membres, envoyer des likes et échanger des messages. Rencontrer quelqu’un qui te convient dépend des personnes, nous ne pouvons donc pas le promettre. Nous ne vérifions pas ce que les membres disent d’eux-mêmes.
  Ta recherche décide de qui apparaît. La personne active le plus récemment vient en premier ; si peu de membres correspondent, la recherche est élargie et c’est indiqué. Personne ne peut payer pour être placé plus haut. La publicité est signalée comme telle.
  # Profils fictifs
  {fictional}
  Les profils fictifs portent cette mention partout où ils apparaissent : dans la recherche, sur le profil, dans les conversations, les e-mails et les notifications. Derrière eux, il n’y a personne qui puisse te rencontrer.
  Les textes écrits par une machine sont signalés comme automatiques. Les messages aux profils fictifs coûtent autant que les autres. Dans la recherche, tu peux écarter les profils fictifs.
  # Crédits et prix
  Chercher, consulter des profils, envoyer des likes et lire des messages est gratuit. Prix en crédits : message {message_credits}, photo dans une conversation {photo_credits}, cadeau {gift_credits}. Le prix figure sur le bouton avant l’envoi. Ce qui n’a pas été remis ne coûte rien.
  Tu achètes les crédits par lots, en un seul paiement ; les [prix](/pricing) sont TVA comprise. Il n’y a ni abonnement ni reconduction automatique. Les crédits n’expirent pas tant que ton compte existe.
  Avant ton premier achat, tu peux commencer jusqu’à 2 conversations et montrer jusqu’à 3 photos. Avec le premier lot, tu deviens membre Premium : tu vois toutes les photos, tu en montres jusqu’à 25 et tu commences autant de conversations que tu veux.
  # Rétractation
  Tu peux te rétracter d’un achat sans donner de raison. Le délai et le formulaire figurent sur la page [Se rétracter du contrat](/withdrawal), et ce que nous remboursons sur la page [Retours et remboursements](/pages/return-policy).
  # Comment nous nous comportons
  Sont interdits :
  - les menaces, le harcèlement, la haine et tout ce à quoi l’autre a dit non
  - tout ce qui implique des mineurs
  - demander de l’argent, la fraude, la publicité et le même message à beaucoup de monde
  - les photos d’autrui et se faire passer pour quelqu’un d’autre
  - publier les données d’autres personnes, et des coordonnées là où le site ne les admet pas
  - tout ce qui est contraire à la loi
  Tu peux signaler ou bloquer n’importe quel membre.
  # Signalements, décisions et contestation
  Tu signales les profils, photos et messages là où ils se trouvent, et tout le reste avec le [formulaire de réclamation](/complaints), même sans compte. Tu reçois aussitôt un accusé de réception avec un numéro.
  C’est une personne qui décide. Les programmes ne refusent que les coordonnées dans les textes et les fichiers qui ne sont pas des images. Nous choisissons la mesure la plus légère qui suffise : un avertissement, le retrait d’une photo ou d’un message, le masquage du profil ou le blocage du compte. Comptent la gravité, la répétition et l’intention.
  Les deux parties apprennent ce qui a été décidé, sur quelle règle cela repose, pourquoi et pour combien de temps.
  Tu peux contester gratuitement et sans connexion pendant six mois après la décision. Ensuite, les organismes certifiés de règlement extrajudiciaire des litiges et les tribunaux te sont ouverts. Plus de détails sur la page [Interdiction d’accès](/pages/ban).
  # Ce que tu écris et montres
  Tes textes et tes photos restent à toi. Tu nous autorises à les montrer sur les marques où ton profil est visible, tant qu’ils y figurent. Ne montre que des photos que tu as le droit de montrer.
  # Mettre fin au contrat
  Tu peux supprimer ton compte à tout moment dans les [réglages](/settings), sans préavis et sans motif. Pendant 14 jours, il peut être rétabli grâce à un lien reçu par e-mail, ensuite tes données sont effacées. Les crédits non utilisés prennent fin avec le compte ; si tu peux encore les rendre, fais-le avant.
  Nous pouvons résilier avec un préavis de 30 jours, immédiatement pour motif grave ; les crédits achetés et non utilisés sont alors remboursés.
  # Responsabilité et droit
  Notre responsabilité est illimitée en cas d’intention, de faute lourde et d’atteinte à la vie, au corps et à la santé ; sinon, elle se limite au manquement à des obligations essentielles, à hauteur du dommage prévisible.
  Les droits impératifs du pays où tu vis restent acquis, de même que les tribunaux qui t’y sont ouverts.
  # Modifications
  Si nous modifions ces conditions, nous te prévenons avant et te demandons ton accord à la prochaine connexion. Sans lui, la version précédente vaut pour toi et tu peux supprimer ton compte. La version dont la date figure sur cette page s’applique.
`;
