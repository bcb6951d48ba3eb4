export const service = `
  Service client
  Comment joindre les personnes derrière {brand}, ce qui se passe ensuite et où trouver tes reçus.
  # Écris-nous
  Le plus rapide est le [formulaire de réclamation et de demande](/complaints) : il fonctionne sans connexion et tu reçois aussitôt un accusé de réception avec un numéro de dossier.
  Tu peux aussi envoyer un e-mail à {email}.
  # Appelle-nous
  Par téléphone : {phone}. Pour les questions sur ton compte, nous te demandons alors de montrer que l’adresse e-mail est la tienne.
  # Ce qui nous aide
  Donne l’adresse e-mail de ton compte, ce qui s’est passé et quand, et pour un achat le numéro de commande. Ne nous envoie jamais ton mot de passe ni des données de carte complètes ; nous ne les demandons jamais non plus.
  # Ce qui se passe ensuite
  Une personne lit ce que tu as écrit et répond à l’adresse que tu as donnée. Avec ton numéro de dossier, tu vois à tout moment où en est ta demande sur la page [Réclamations](/complaints).
  Quand nous prenons une décision, nous disons pourquoi. Si tu n’es pas d’accord, tu peux contester au même endroit dans les six mois, gratuitement.
  Tu trouves beaucoup de réponses tout de suite dans les [questions fréquentes](/pages/faq).
  # Reçus de tes achats
  Chaque achat est confirmé par e-mail. Le reçu avec TVA est un PDF joint à chacun de [tes paiements](/transactions), et le lien de la confirmation l’ouvre aussi sans connexion.
  # Quelqu’un se conduit mal
  Signale le membre directement sur son profil ou dans la conversation et bloque-le. En cas de danger immédiat, adresse-toi d’abord à la police.
`;
