export const ban = `
  Blocage de l’accès
  Quand {brand} bloque l’accès, qui en décide, comment contester et comment bloquer l’accès toi-même.
  # Blocage après des mots de passe erronés
  Après 5 mots de passe erronés, la connexion est bloquée pendant 15 minutes. Cela protège ton compte des essais répétés. Ensuite, tu peux de nouveau te connecter. Un [nouveau mot de passe](/reset-password) te redonne aussi l’accès.
  # Blocage pour manquement
  Nous bloquons les comptes de personnes mineures et ceux qui servent à des menaces, du harcèlement, de la fraude, de la publicité, des photos d’autrui ou d’autres manquements graves aux [conditions](/pages/terms). En cas de manquement léger, il y a d’abord un avertissement, ou nous retirons le contenu.
  C’est une personne qui en décide. Tu apprends par e-mail ce que nous te reprochons, quelle règle est en cause, pourquoi nous avons décidé ainsi et pour combien de temps.
  En cas de blocage, toutes les sessions prennent fin et plus personne ne voit le profil. Les crédits achetés et non utilisés sont remboursés.
  # Contester
  Si le blocage te paraît injuste, conteste-le dans les six mois : sur la page [Réclamations](/complaints) avec le numéro de la décision, ou par e-mail à {email}. C’est gratuit et possible sans connexion.
  Une personne réexamine le cas, une autre si possible, et répond en donnant ses raisons. Si tu as raison, tout est rétabli. Tu peux aussi t’adresser à un organe de règlement extrajudiciaire des litiges certifié ou saisir la justice.
  # Tu veux te bloquer toi-même
  Si tu ne veux plus pouvoir entrer, écris-nous depuis l’adresse de ton compte. Nous bloquons le compte, et personne ne peut devenir membre avec cette adresse tant que tu ne dis pas le contraire. Pour simplement partir, tu peux supprimer le compte dans les [réglages](/settings).
  # Tenir les enfants à l’écart
  {brand} s’adresse aux adultes à partir de {min_age} ans. Sur les appareils des enfants, tu peux bloquer l’adresse {domain} dans le contrôle parental de l’appareil, du navigateur ou du routeur.
  Si quelqu’un ici te semble mineur, signale le profil ou écris à {email}. Nous bloquons ces comptes dès que nous en avons connaissance.
  # Bloquer une seule personne
  Tu n’as pas besoin de nous : ouvre le profil et choisis « Bloquer ». Vous cessez aussitôt de vous voir et ne pouvez plus vous écrire.
`;
