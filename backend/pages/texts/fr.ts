import type { PageTexts } from '../page-texts.ts';

export const fr: PageTexts = {
  terms: `
    Conditions générales
    Ce qui vaut entre toi et {brand} : compte, profils fictifs, crédits, règles et fin du contrat.
    # Avec qui tu passes contrat
    {brand} est exploité par {company}, {address}. En ouvrant un compte, tu conclus avec nous un contrat d’utilisation gratuit. Des frais n’apparaissent que si tu achètes des crédits.
    # Ton compte
    Tu dois avoir au moins {min_age} ans et dire la vérité sur ton âge. Le compte est personnel ; ne communique pas ton mot de passe. Avant que d’autres puissent te répondre, tu confirmes ton adresse e-mail.
    Ton profil est visible par les membres de toutes les marques qui partagent le même cercle de membres. Tu ne peux te connecter que sur la marque de ton inscription.
    # Profils fictifs
    {fictional}
    Les profils fictifs portent cette mention partout où ils apparaissent. Les textes écrits par une machine sont signalés comme automatiques. Dans la recherche, tu peux écarter les profils fictifs.
    # Crédits et prix
    Consulter des profils et envoyer des likes est gratuit. Les messages coûtent des crédits ; le prix d’un message figure sur le bouton d’envoi. Un message qui n’a pas été remis ne coûte rien.
    Tu achètes les crédits par lots, en un seul paiement. Il n’y a ni abonnement ni reconduction automatique. Tous les prix sont TVA comprise. Sans achat, tu peux commencer jusqu’à 2 conversations et déposer jusqu’à 3 photos.
    # Comment nous nous comportons
    Sont interdits les menaces, le harcèlement, la haine, la publicité, la fraude, tout ce qui implique des mineurs, les photos d’autrui et la publication de données d’autres personnes. Tu peux signaler ou bloquer n’importe quel membre.
    Si un membre enfreint ces règles, nous pouvons retirer des contenus ou bloquer des comptes. Nous en donnons la raison et tu peux contester ; la page sur les interdictions d’accès explique comment.
    # Mettre fin au contrat
    Tu peux supprimer ton compte à tout moment, sans délai et sans motif. Pendant 14 jours, il peut être rétabli grâce à un lien reçu par e-mail, ensuite tes données sont effacées. Nous pouvons résilier avec un préavis de 30 jours, immédiatement pour motif grave ; les crédits achetés et non utilisés sont alors remboursés.
    # Responsabilité et droit
    Notre responsabilité est illimitée en cas d’intention, de faute lourde et d’atteinte à la vie, au corps et à la santé ; sinon, elle se limite au manquement à des obligations essentielles, à hauteur du dommage prévisible. Les droits impératifs du pays où tu vis restent acquis.
    Si nous modifions ces conditions, nous te prévenons avant. La version dont la date figure sur cette page s’applique.
  `,
  privacy: `
    Protection des données
    Quelles données {brand} traite, pourquoi, combien de temps, et quels sont tes droits.
    # Qui est responsable
    Le responsable du traitement est {company}, {address}. Nous répondons aux questions sur la vie privée à {email}.
    # Quelles données nous traitons
    À l’inscription : adresse e-mail, nom, date de naissance, sexe, lieu et une empreinte irréversible de ton mot de passe. Ensuite, tout ce que tu saisis ou écris : profil, photos, likes, messages, signalements. Pour les achats, le montant, le moment et le moyen de paiement.
    Pour des raisons techniques, nous traitons ton adresse IP afin de fournir le site, de limiter les abus et de reconnaître ton pays. Les journaux ne contiennent ni messages ni adresses e-mail.
    # Données sur ta sexualité
    La personne que tu cherches peut révéler quelque chose de ta sexualité. Nous ne traitons ces données qu’avec ton consentement explicite selon l’article 9 du RGPD, demandé séparément à l’inscription. Tu peux le retirer à tout moment en supprimant ton compte.
    # Pourquoi et sur quelle base
    Nous avons besoin de ces données pour exécuter le contrat : montrer ton profil, remettre les messages, traiter les paiements. La protection contre les abus et la fraude repose sur notre intérêt légitime, la conservation des factures sur des obligations légales, les notifications push sur ton consentement.
    # Qui reçoit des données
    Ton profil est vu par les membres de toutes les marques du même cercle et, là où la recherche est ouverte sans connexion, par les visiteurs. Les moteurs de recherche ne peuvent le référencer que si tu l’autorises. Les prestataires d’hébergement, d’e-mail et de paiement ne reçoivent que ce dont ils ont besoin. Les partenaires publicitaires apprennent le numéro de clic, le statut et le montant, jamais les données du profil.
    Aucune page de {brand} ne charge de contenu tiers.
    # Combien de temps
    Nous effaçons les comptes non confirmés après 30 jours. Après une suppression, le compte peut être rétabli pendant 14 jours, puis tes données sont effacées. Les écritures comptables sont conservées sans nom aussi longtemps que la loi l’exige.
    # Tes droits
    Tu peux demander l’accès, la rectification, l’effacement, la limitation et une copie de tes données, et t’opposer à leur traitement. Écris à {email}. Tu peux aussi saisir l’autorité de protection des données de ton pays.
  `,
  cookies: `
    Cookies
    Quels cookies {brand} dépose, à quoi ils servent et combien de temps ils restent.
    # Seulement le nécessaire
    {brand} ne dépose aucun cookie de publicité ou de suivi et n’intègre rien de tiers. C’est pourquoi aucun bandeau ne te demande ton accord.
    # Nos cookies
    __Host-vonk : maintient ta session ouverte. Son contenu est chiffré et illisible pour les scripts. 30 jours.
    vonk_in : retient seulement que ta session est ouverte, pour que la page s’affiche correctement tout de suite. 30 jours.
    vonk_locale : retient la langue choisie. 365 jours.
    vonk_country : retient le pays choisi pour les prix. 365 jours.
    # Stockage de ton navigateur
    Pour que rien ne se perde, les brouillons de messages et de l’inscription restent dans ton navigateur, ton mot de passe jamais. Les avis que tu as fermés ne sont retenus que là également.
    # Les supprimer
    La déconnexion met fin à la session. Le reste se supprime dans les réglages de ton navigateur ; il faudra ensuite te reconnecter et choisir de nouveau la langue.
  `,
  ban: `
    Interdiction d’accès
    Quand {brand} interdit l’accès, qui en décide et ce que tu peux faire.
    # Blocage après de mauvais mots de passe
    Après 5 mots de passe erronés, la connexion est bloquée pendant 15 minutes. Cela protège ton compte contre les essais répétés. Ensuite, elle se rouvre d’elle-même.
    # Exclusion pour une infraction
    Nous excluons les comptes de mineurs et ceux qui servent à des menaces, du harcèlement, de la fraude, de la publicité, des photos d’autrui ou d’autres infractions graves aux conditions. Pour une infraction légère, nous retirons d’abord le contenu.
    Tu apprends ce que nous reprochons, quelle règle est concernée et combien de temps dure l’exclusion.
    # Contester
    Si tu penses que l’exclusion est injuste, écris-nous par le formulaire de réclamation ou à {email}. Une personne réexamine le cas et te répond avec ses raisons. Cela se fait sans connexion et gratuitement. Ensuite, le règlement extrajudiciaire des litiges et les tribunaux te sont ouverts.
    # Tu veux t’exclure toi-même
    Si tu ne veux plus avoir accès, écris-nous depuis l’adresse de ton compte. Nous le fermons et n’en acceptons plus avec cette adresse jusqu’à ce que tu dises le contraire.
  `,
  'return-policy': `
    Retours et remboursements
    Quand ton argent t’est rendu et comment.
    # Crédits non utilisés
    Dans les {refund_days} jours suivant l’achat, tu peux rendre les crédits que tu n’as pas encore utilisés. Nous remboursons leur part du prix payé.
    # Crédits utilisés
    Les crédits dépensés pour des messages remis ne sont pas remboursés. Les messages non remis ne coûtent rien ; si un montant a tout de même été débité, nous te le recréditons.
    # Débit erroné ou double
    Si un montant a été débité deux fois ou sans action de ta part, dis-le-nous. Nous vérifions et remboursons ce qui te revient, sans condition de délai.
    # Comment faire
    Écris-nous par le formulaire de réclamation ou à {email} en indiquant l’adresse e-mail de ton compte et l’achat. Tu reçois une confirmation avec numéro, date et heure. L’argent revient par le moyen utilisé pour payer, au plus tard après 14 jours.
    Ton droit légal de rétractation n’est pas affecté.
  `,
  faq: `
    Questions fréquentes
    Réponses courtes sur l’inscription, les profils fictifs, les coûts et la sécurité.
    # Combien coûte {brand} ?
    S’inscrire, chercher, consulter des profils et envoyer des likes ne coûte rien. Les messages coûtent des crédits ; le prix figure sur le bouton avant l’envoi. Tu paies une fois, il n’y a pas d’abonnement.
    # Que sont les profils fictifs ?
    {fictional}
    Le mot figure sur la photo, dans le profil et dans la conversation. Dans la recherche, tu peux choisir de ne voir que de vrais membres.
    # L’e-mail de confirmation n’arrive pas. Que faire ?
    Regarde dans tes indésirables. Tu peux te faire renvoyer l’e-mail et changer l’adresse à cette occasion, au plus une fois par minute et cinq fois par jour.
    # Pourquoi personne ne peut me répondre ?
    Tant que ton adresse e-mail n’est pas confirmée, ton profil n’est pas visible et les messages ne t’atteignent pas. Ouvre le lien de l’e-mail et c’est parti.
    # Mon compte est bloqué. Pour combien de temps ?
    Après 5 mots de passe erronés, le blocage dure 15 minutes. Attends, puis réessaie.
    # Comment me débarrasser de quelqu’un ?
    Ouvre le profil et appuie sur bloquer. Vous ne vous voyez plus aussitôt et aucun ne peut écrire à l’autre.
    # Comment supprimer mon compte ?
    Écris à {email} si tu ne le trouves pas dans les réglages. Tu peux changer d’avis pendant 14 jours.
  `,
  service: `
    Service client
    Comment joindre les personnes derrière {brand}.
    # Écris-nous
    Le plus rapide est le formulaire de réclamations et demandes : il fonctionne sans connexion et tu reçois aussitôt une confirmation avec un numéro. Tu peux aussi écrire à {email}.
    # Appelle-nous
    Tu nous joins par téléphone au {phone}. Pour une question sur ton compte, nous te demanderons de t’identifier par ton adresse e-mail.
    # Ce qui nous aide
    Indique l’adresse e-mail de ton compte, ce qui s’est passé et quand. Ne nous envoie jamais ton mot de passe ni des données de carte complètes ; nous ne les demandons jamais.
    # Quelqu’un se comporte mal
    Signale le membre directement dans son profil ou dans la conversation, puis bloque-le. En cas de danger immédiat, adresse-toi d’abord à la police.
  `,
  imprint: `
    Mentions légales
    Qui exploite {brand} et comment nous joindre.
    # Éditeur
    {company}
    {address}
    # Contact
    E-mail : {email}
    Téléphone : {phone}
    # Registre et fiscalité
    Registre du commerce (KvK) : {kvk}
    Numéro de TVA : {vat}
    # Litiges
    Adresse-toi d’abord à nous, de préférence par le formulaire de réclamation. Nous ne participons pas aux procédures de médiation de la consommation, sauf si la loi nous y oblige.
    # Point de contact pour les autorités et les utilisateurs
    Le point de contact au sens des articles 11 et 12 du règlement sur les services numériques est {email}. Tu peux écrire en allemand et en anglais.
    # Noms de lieux
    Les villes et leur position proviennent en partie de GeoNames (geonames.org), licence CC BY 4.0.
  `,
  withdrawal: `
    Se rétracter
    Ton droit de rétractation, son délai et comment l’exercer sans connexion.
    # Ton droit
    Tu peux te rétracter d’un achat de crédits dans les {refund_days} jours, et dans tous les cas dans les 14 jours, sans donner de raison. Le délai commence le jour de l’achat. Il suffit d’envoyer la rétractation avant sa fin.
    # Comment te rétracter
    Utilise le formulaire de réclamation avec le sujet « Rétractation d’un contrat » : nom, adresse e-mail, achat, envoyer. Aucune connexion n’est nécessaire. Tu reçois aussitôt par e-mail une confirmation avec numéro, date et heure.
    Tu peux aussi écrire librement à {email} ou par courrier à {company}, {address}.
    # Ce qui se passe ensuite
    Nous remboursons le prix au plus tard 14 jours après ta rétractation, par le moyen utilisé pour payer. Si tu as expressément demandé que nous commencions tout de suite et déjà utilisé des crédits, nous déduisons leur part. Les crédits non utilisés s’éteignent avec le remboursement.
    # Modèle
    « À {company}, {address}, {email} : je me rétracte par la présente de mon contrat d’achat de crédits sur {brand}. Acheté le : … Nom : … Adresse e-mail du compte : … Date : … »
  `,
  accessibility: `
    Accessibilité
    Ce que nous faisons pour que chacun puisse utiliser {brand}, et comment signaler un obstacle.
    # Notre but
    {brand} doit respecter les règles WCAG 2.2 au niveau AA, dans chaque langue. Le droit européen de l’accessibilité le demande aussi.
    # Ce que nous faisons
    Tout s’utilise au clavier, le focus est visible, contrastes et tailles de texte sont vérifiés, et avec les mouvements réduits la page reste immobile. Les lecteurs d’écran annoncent l’expéditeur et l’heure de chaque message. Les pages publiques fonctionnent aussi sans JavaScript.
    # Ce qui manque encore
    Les photos des membres n’ont pas de description détaillée, car seuls les membres savent ce qu’elles montrent.
    # Un obstacle ?
    Dis-le-nous : {email} ou par le formulaire de réclamation. Indique la page et ton aide technique. Si notre réponse ne te suffit pas, tu peux t’adresser à l’autorité de surveillance de ton pays.
  `,
};
