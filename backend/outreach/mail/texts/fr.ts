import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour,',
  linkHint: 'Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur :',
  sender: '{brand} est un service exploité par {company}, {address}.',
  activation: {
    subject: 'Confirme ton adresse e-mail sur {brand}',
    paragraphs: [
      'Il ne reste qu’une étape : confirme que cette adresse est bien la tienne. Ton profil sera alors visible et tu pourras écrire aux autres membres.',
    ],
    button: 'Confirmer l’adresse e-mail',
    notes: [
      'Le lien fonctionne une seule fois, pendant {days} jours.',
      'L’inscription ne vient pas de toi ? Alors tu n’as rien à faire : sans confirmation, nous supprimons le compte.',
    ],
  },
  'already-member': {
    subject: 'Tu as déjà un compte sur {brand}',
    paragraphs: [
      'Quelqu’un a voulu s’inscrire sur {brand} avec cette adresse. Elle appartient déjà à un compte, aucun autre n’a donc été ouvert. Si c’était toi, connecte-toi avec ton mot de passe.',
    ],
    button: 'Se connecter',
    notes: ['Si ce n’était pas toi, tu n’as rien à faire. Personne n’a eu accès à ton compte.'],
  },
  'complaint-receipt': {
    subject: 'Nous avons reçu ton message : {receipt}',
    paragraphs: [
      'Merci d’avoir contacté {brand}. Ton message nous est parvenu et nous te répondrons à cette adresse.',
    ],
    notes: ['Conserve cet e-mail : c’est ton accusé de réception.'],
    report: {
      subject: 'Nous avons reçu ton signalement : {receipt}',
      paragraphs: [
        'Merci d’avoir envoyé ton signalement à {brand}. Il nous est parvenu et nous te répondrons à cette adresse.',
      ],
    },
    facts: { receipt: 'Numéro de dossier', received: 'Reçu le', category: 'Sujet' },
    categories: {
      profile: 'Profil',
      message: 'Message ou conversation',
      payment: 'Paiement',
      privacy: 'Vie privée',
      withdrawal: 'Rétractation d’un contrat',
      other: 'Autre',
    },
  },
  withdrawal: {
    subject: 'Nous avons reçu ta rétractation : {receipt}',
    paragraphs: [
      'Tu as exercé ton droit de rétractation pour un contrat avec {brand}. Ta déclaration nous est parvenue au moment indiqué ici.',
    ],
    outcomes: {
      refunding: 'Nous te remboursons {amount}, par le moyen de paiement que tu as utilisé.',
      nothing_left: 'Il ne reste aucun crédit de cette commande : il n’y a donc rien à rembourser.',
      open: 'Une personne l’examine et te répond à cette adresse.',
    },
    unverified:
      'Cet e-mail ne répète pas ce qui a été saisi, car n’importe qui peut avoir indiqué cette adresse. Tout est enregistré sous ce numéro. Si ce n’était pas toi, tu n’as rien à faire.',
    notes: ['Garde cet e-mail : c’est ton accusé de réception.'],
    facts: {
      receipt: 'Numéro de dossier',
      received: 'Reçue le',
      name: 'Nom',
      order: 'Numéro de commande',
      paid: 'Payé',
      unused: 'Crédits non utilisés',
      spent: 'Déduit pour les crédits dépensés',
      back: 'Tu récupères',
    },
  },
  mandate: {
    subject: 'Ton mandat de prélèvement SEPA pour {brand}',
    paragraphs: ['Tu as donné ce mandat pour un seul prélèvement :'],
    facts: {
      creditor: 'Créancier',
      creditor_id: 'Identifiant créancier SEPA',
      reference: 'Référence unique du mandat',
      account_holder: 'Titulaire du compte',
      account: 'Compte',
      amount: 'Montant',
    },
    notes: ['Tu ne l’as pas donné ? Réponds à cet e-mail et une personne vérifiera.'],
  },
};
