export const faq = `
  Questions fréquentes
  Des réponses courtes sur les prix, les profils fictifs, les matchs, les photos, la sécurité, les e-mails et la suppression du compte.
  # Combien coûte {brand} ?
  S’inscrire, chercher, consulter des profils, envoyer des likes et lire des messages est gratuit. Prix en crédits : message {message_credits}, image dans une conversation {photo_credits}, cadeau {gift_credits}. Tu vois le prix sur le bouton avant d’envoyer.
  Ce que coûtent les crédits dans ton pays figure sur la page [Prix](/pricing). Crédits offerts au départ, dès que ton adresse e-mail est confirmée : {signup_credits}.
  # Y a-t-il un abonnement ?
  Non. Tu paies une fois pour un pack de crédits, rien n’est reconduit et il n’y a rien à résilier. Les crédits n’expirent pas tant que ton compte existe.
  # Comment puis-je payer ?
  Les moyens de paiement possibles dans ton pays figurent sur la page [Prix](/pricing) et encore avant chaque commande. Le montant est débité une fois. Un reçu en PDF t’attend avec chacun de [tes paiements](/transactions).
  # Que sont les profils fictifs ?
  {fictional}
  La mention figure sur la photo, sur le profil, dans la conversation et dans chaque e-mail. Si c’est une machine qui écrit, c’est indiqué avant son message.
  # Comment ne voir que de vrais membres ?
  Dans la recherche, choisis « Vrais membres seulement » parmi les filtres. Quand ta session est ouverte, [ta recherche](/members) est conservée.
  # Comment naît un match ?
  Quelqu’un te plaît et tu lui plais : c’est un match, et vous le saurez aussitôt, l’autre et toi. Les likes sont gratuits. Dans le jeu de swipe, tu peux en envoyer 4 par jour.
  # L’e-mail de confirmation n’arrive pas. Que faire ?
  Regarde d’abord dans les indésirables. Tu peux faire renvoyer l’e-mail et changer d’adresse à cette occasion : au plus une fois par minute et cinq fois par jour.
  Si rien n’arrive malgré tout, écris-nous : {email}. Le lien de l’e-mail fonctionne pendant 14 jours.
  # Pourquoi personne ne peut-il me répondre ?
  Tant que ton adresse e-mail n’est pas confirmée, ton profil n’est pas visible et les messages ne t’arrivent pas. Ouvre le lien de l’e-mail et c’est parti.
  # Qui voit mes photos ?
  Toutes les personnes qui voient ton profil voient ta photo principale. Les autres photos ne sont nettes que pour les membres Premium, floues pour le reste. Sans achat, tu peux montrer 3 photos ; avec Premium, 25.
  Nous regardons parfois les photos avant que les autres ne les voient. Le lieu de prise de vue est retiré du fichier.
  # Quel âge faut-il avoir ?
  Au moins {min_age} ans. Nous demandons la date de naissance à l’inscription ; les autres ne voient que ton âge, et tu peux le masquer aussi. Nous bloquons les comptes de personnes mineures.
  # Comment bloquer quelqu’un ?
  Ouvre le profil ou la conversation et choisis « Bloquer ». Vous cessez aussitôt de vous voir, et vous ne pouvez plus vous écrire. Tu peux l’annuler dans les [réglages](/settings).
  # Quelqu’un me demande de l’argent. Que faire ?
  Ne paie pas et n’envoie ni codes ni copies de papiers d’identité. Signale le message directement dans la conversation et bloque la personne. Si tu as déjà perdu de l’argent, porte aussi plainte à la police.
  # Je reçois trop d’e-mails. Comment les arrêter ?
  Dans les [notifications](/notifications), tu choisis pour chaque type s’il arrive immédiatement, une fois par jour ou jamais, et tu règles des heures calmes. Chacun de ces e-mails contient aussi un lien qui les arrête en un clic.
  # Mon compte est bloqué. Pour combien de temps ?
  Après 5 mots de passe erronés, le blocage dure 15 minutes. Attends, ou choisis un [nouveau mot de passe](/reset-password). Les autres blocages sont expliqués sur la page [Blocage de l’accès](/pages/ban).
  # Quelles données avez-vous sur moi ?
  Dans les [réglages](/settings), tu peux tout télécharger en un fichier. Ce que nous traitons et pourquoi figure sur la page [Confidentialité](/pages/privacy).
  # Comment supprimer mon compte ?
  Dans les [réglages](/settings), tout en bas sous « Supprimer le compte ». Dès cet instant, plus personne ne voit ton profil. Pendant 14 jours, un lien dans notre e-mail le rétablit, ensuite tout est effacé pour de bon.
`;
