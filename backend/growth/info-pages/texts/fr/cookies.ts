export const cookies = `
  Cookies
  Quels cookies {brand} dépose, ce qui reste d’autre dans ton navigateur, pourquoi et combien de temps.
  # Seulement le nécessaire
  {brand} ne dépose aucun cookie de publicité ou de suivi et n’intègre aucun contenu de tiers. C’est pourquoi aucun bandeau ne te demande ton accord.
  Ce qui exige un accord reste désactivé jusqu’à ce que tu l’actives, à la fin de cette page ou dans les [réglages](/settings), et le désactiver est tout aussi simple.
  # Nos cookies
  - __Host-vonk : maintient ta connexion. Le contenu est chiffré et les scripts ne peuvent pas le lire. 30 jours.
  - vonk_in : retient seulement que la connexion est ouverte, pour que la page s’affiche bien dès le début. 30 jours.
  - __Host-vonk_device : retient que tu as déjà utilisé cet appareil pour te connecter, pour que personne ne puisse te bloquer en devinant ton mot de passe. Son contenu est chiffré, ne sert à aucun suivi et reste après la déconnexion. 365 jours.
  - vonk_locale : retient la langue choisie. 365 jours.
  - vonk_country : retient le pays choisi pour les prix. 365 jours.
  # Mémoire de ton navigateur
  Pour que rien ne se perde, certaines choses restent dans ton seul navigateur :
  - les brouillons de messages et de l’inscription, mais jamais ton mot de passe
  - les messages qui attendent encore une connexion
  - les informations que tu as fermées, et quand
  - la ville trouvée pour ta position, pendant une heure
  - le fait que ce navigateur reçoit des notifications push
  - jusqu’à la fermeture de l’onglet : le lien ou l’invitation qui t’a fait venir, et les formulaires à moitié remplis
  # Comptage et partenaires
  Si tu viens par le lien d’un partenaire, l’origine est gardée jusqu’à la fermeture de l’onglet et comptée sans t’identifier et sans ton adresse IP. Si tu t’inscris, elle fait partie de ton compte.
  Avec ton accord à la fin de cette page, ce navigateur retient pendant 90 jours le lien de ta première visite. Seulement avec ton accord, nous gardons des statistiques avec ton compte ou informons le partenaire de ton inscription ou d’un achat. Ce qu’il apprend figure sur la page [Confidentialité](/pages/privacy).
  # Les supprimer
  La déconnexion met fin à la session. Tout le reste se supprime dans les réglages de ton navigateur ; ensuite, il faut te reconnecter et choisir de nouveau la langue.
`;
