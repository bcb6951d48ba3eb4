export const accessibility = `
  Accessibilité
  Ce que nous faisons pour que tout le monde puisse utiliser {brand}, ce qui manque encore et comment signaler un obstacle.
  # Notre but
  {brand} doit respecter les règles WCAG 2.2 au niveau AA, sur chaque page et dans chaque langue.
  Le droit européen demande des services en ligne accessibles : la directive (UE) 2019/882 et la norme EN 301 549. Cette page est notre déclaration à ce sujet.
  # De quoi il s’agit
  {brand} est un site où des adultes font connaissance : s’inscrire, chercher des membres, envoyer des likes, écrire des messages et acheter des crédits. Il fonctionne dans tout navigateur actuel, sur téléphone et ordinateur, sans rien installer.
  # Ce que nous faisons
  - Tout s’utilise au clavier seul, et le focus est toujours visible.
  - Les contrastes sont d’au moins 4,5 pour 1, en clair et en sombre, et les boutons sont assez grands pour les doigts.
  - Le texte s’agrandit à 400 % sans que rien ne se perde.
  - Avec les animations réduites, la page reste immobile.
  - Les lecteurs d’écran nomment l’expéditeur et l’heure de chaque message, et les nouveaux messages sont annoncés ; tu peux couper ces annonces.
  - Les erreurs sont expliquées avec des mots, à côté du champ. Les pages publiques fonctionnent aussi sans JavaScript.
  # Ce qui manque encore
  - Les photos des membres n’ont pas de description détaillée, car seuls les membres savent ce qu’elles montrent.
  - Les pages des prestataires de paiement ne sont pas les nôtres ; leur accessibilité dépend d’eux.
  # Comment nous vérifions
  À chaque changement, un programme cherche des obstacles sur les pages les plus importantes, en plusieurs langues, sur écran étroit et large. Ce qu’il ne peut pas voir, nous le vérifions à la main.
  # Un obstacle ?
  Dis-le-nous : {email} ou avec le [formulaire de réclamation](/complaints). Indique la page et ton aide technique. Dans la mesure du possible, nous t’envoyons aussi sous une autre forme ce qu’il te faut.
  # Contrôle
  Si notre réponse ne te satisfait pas, tu peux t’adresser à l’autorité qui veille à l’accessibilité dans ton pays.
  {access_authorities}
`;
