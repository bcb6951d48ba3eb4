export const privacy = `
  Confidentialité
  Quelles données {brand} traite, pourquoi, combien de temps, qui les reçoit et quels sont tes droits.
  # Qui est responsable
  Le responsable du traitement est {company}, {address}. Nous répondons aux questions sur la protection des données à {email}.
  Délégué à la protection des données : {data_officer}
  Représentant au Royaume-Uni (article 27 du RGPD britannique) : {uk_representative}
  # Quelles données nous traitons
  - À l’inscription : adresse e-mail, prénom ou pseudo, date de naissance, sexe, sexualité, lieu et une empreinte irréversible de ton mot de passe. Les autres voient ton âge, jamais la date.
  - Dans ton profil : caractéristiques, centres d’intérêt, photos et ce que tu écris sur toi.
  - Avec les autres : likes, messages, cadeaux, blocages, signalements et tes propres notes.
  - Pour les achats : pack, montant, moment, pays et moyen de paiement. Pour un prélèvement, aussi le titulaire, l’adresse, le numéro de mobile et les derniers chiffres de l’IBAN ; l’IBAN entier ne va qu’au prestataire de paiement.
  - Un code formé avec une clé secrète à partir de ton adresse e-mail : 180 jours après la suppression du compte ou le changement d’adresse. Y sont associés les cadeaux et réductions déjà accordés, le nombre de conversations commencées gratuitement, qui a bloqué qui et si nous avons fermé le compte. Il sert uniquement à ce que les cadeaux ne soient pas donnés deux fois et que les blocages restent valables après une nouvelle inscription ; l’adresse ne peut pas y être lue.
  - Pour ta sécurité : quand, avec quel navigateur et depuis quel pays quelqu’un s’est connecté à ton compte.
  - Pour des raisons techniques, ton adresse IP, afin de fournir le site, de limiter les abus et de reconnaître ton pays. Nous ne l’enregistrons pas. Les journaux ne contiennent ni messages ni adresses e-mail.
  # Données sur ta sexualité
  La personne que tu cherches peut révéler quelque chose de ta sexualité. Nous ne traitons ces données qu’avec ton consentement explicite selon l’article 9 du RGPD, demandé séparément à l’inscription. Tu peux le retirer à tout moment dans les [réglages](/settings) et garder ton compte ; nous effaçons alors qui tu cherches, les autres ne te trouvent plus dans les suggestions et les listes qui en dépendent, et le traitement effectué jusque-là reste licite.
  # Pourquoi et sur quelle base
  - Pour exécuter le contrat avec toi (article 6, paragraphe 1, point b du RGPD) : montrer ton profil, remettre les messages, traiter les paiements.
  - Parce que la loi l’exige (point c) : conserver les écritures comptables, traiter les signalements et en décider.
  - Par intérêt légitime (point f) : protection contre les abus et la fraude, comptage des visites sans identifier personne.
  - Avec ton consentement (point a) : notifications push, nouveautés et offres par e-mail, statistiques d’usage, information d’un partenaire, présence dans les moteurs de recherche, publicité avec ton profil.
  - Nous notons la date de chaque consentement et de chaque retrait. Tu trouves ce journal dans les [réglages](/settings).
  # Qui reçoit des données
  - Les membres de toutes les marques du même cercle voient ton profil, et les personnes sans compte aussi là où la recherche est ouverte sans connexion, sauf si tu le désactives. Dans les réglages, tu peux masquer ton âge, ta ville et ton activité, et choisir les marques.
  - Les moteurs de recherche ne peuvent montrer ton profil, et nous ne pouvons nous en servir pour la publicité, que si tu l’autorises. Les deux se changent dans les réglages.
  - Les prestataires d’hébergement, d’e-mail, de SMS et de paiement ne reçoivent que ce qu’il faut à leur tâche.
  - Les services push de ton navigateur transportent nos notifications sous forme chiffrée.
  - Hors de l’Espace économique européen : les services push de ton navigateur peuvent s’y trouver, par exemple aux États-Unis, et ne transportent que des messages chiffrés. Pour le reste, nous n’y transférons des données que si la Commission européenne a constaté un niveau de protection adéquat ou sur la base de ses clauses contractuelles types (articles 45 et 46 du RGPD) ; copie sur demande à {email}.
  Aucune page sur {brand} ne charge de contenu de tiers.
  # Partenaires publicitaires et statistiques
  Si tu viens par le lien d’un partenaire, l’adresse contient ses identifiants et le numéro du clic. Nous comptons qu’une telle visite a eu lieu, sans adresse IP et sans identifier personne. Ton navigateur garde l’origine jusqu’à la fermeture de l’onglet, ou pendant 90 jours si tu l’acceptes sur la page [Cookies](/pages/cookies) ; si tu t’inscris, nous la gardons avec ton compte.
  Seulement si tu l’autorises, à l’inscription ou dans les réglages, nous disons au partenaire ce qu’est devenu le clic : son numéro et les identifiants du partenaire, le statut (inscription, achat, refus), pour un achat le montant, et un numéro attribué par nous pour le désigner. Le partenaire n’apprend jamais ni ton nom, ni ton adresse, ni rien d’autre de ton profil.
  Nous comptons quelles pages sont quittées et quand, sans identifier personne. Nous ne le gardons avec ton compte que si tu as activé les statistiques.
  # Photos et lieux
  Nous recadrons tes photos et retirons tout ce que l’appareil y a écrit, comme le lieu de prise de vue. Les photos autres que la principale ne sont nettes que pour les membres Premium.
  Nous ne demandons ta position que si tu appuies sur le bouton prévu. Nous l’arrondissons, cherchons la ville la plus proche et ne la gardons pas.
  # E-mails et notifications push
  Les e-mails que tu demandes ou qui concernent un achat ou une décision t’arrivent toujours. Tout le reste, tu le choisis dans les [notifications](/notifications), et chacun de ces e-mails contient un lien qui les arrête en un clic. Nous gardons leur date d’envoi pendant 30 jours.
  Les notifications push ne viennent qu’après ton accord dans le navigateur. Elles disent de qui vient le message, jamais ce qu’il contient, et s’arrêtent quand tu t’y déconnectes.
  # Combien de temps
  - Comptes jamais confirmés : 30 jours.
  - Comptes supprimés : 14 jours pendant lesquels tu peux revenir, puis profil, photos, messages et likes sont effacés. Ce que d’autres ont écrit reste à eux.
  - Connexions : 90 jours. Une session : 30 jours.
  - Écritures comptables et reçus : jusqu’à 10 ans, alors sans ton nom, sous un numéro.
  - Ton accord aux conditions et aux données sensibles : 4 ans après l’effacement, comme preuve. Un code formé à partir de l’IBAN, pour le reconnaître : 13 mois ; en cas de prélèvement rejeté : 4 ans.
  - Signalements et décisions : jusqu’à la décision et tant qu’il est possible de la contester, donc six mois de plus ; ensuite ne reste que la décision.
  - Copies de sauvegarde : 30 jours au plus.
  - Visites comptées : 14 mois. Ce que les partenaires ont répondu : 180 jours.
  # Tes droits
  Dans les [réglages](/settings), tu peux télécharger une fois par jour tout ce que nous avons sur toi en un fichier ; un e-mail te dit quand il est prêt, et tu peux le récupérer pendant sept jours. Tu y changes aussi tes données, vois et fermes tes sessions et supprimes ton compte.
  Tu disposes des droits d’accès, de rectification, d’effacement, de limitation et d’opposition, ainsi que du droit à la portabilité de tes données. Tu peux retirer chaque consentement à tout moment, pour l’avenir. Écris à {email}. En Suisse, tu as aussi les droits prévus par la loi fédérale sur la protection des données (LPD).
  Nous répondons dans un délai d’un mois, gratuitement. Pour que personne d’autre ne reçoive tes données, nous pouvons te demander d’écrire depuis l’adresse de ton compte.
  # Ton droit d’opposition
  Quand nous traitons tes données par intérêt légitime, tu peux t’y opposer à tout moment, pour des raisons tenant à ta situation particulière (article 21 du RGPD). Tu peux t’opposer à tout moment à la publicité, sans donner de raison. Écris à {email}.
  # Aucune décision automatisée
  Aucune décision produisant des effets juridiques pour toi n’est prise par un programme seul, et nous n’établissons pas de profil de toi pour la publicité.
  # Réclamation auprès d’une autorité
  Tu peux introduire une réclamation auprès de l’autorité de protection des données du pays où tu vis.
  L’autorité dont nous relevons : {data_authority}
`;
