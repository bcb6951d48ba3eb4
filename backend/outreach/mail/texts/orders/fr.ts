import type { OrderTexts } from './order-texts.ts';

export const fr: OrderTexts = {
  facts: {
    number: 'Numéro de commande',
    credits: 'Crédits',
    total: 'Total',
    method: 'Moyen de paiement',
    date: 'Commandé le',
    until: 'À payer au plus tard le',
    returned: 'Montant rendu',
  },
  withVat: '{amount}, dont TVA {rate} ({vat})',
  methods: {
    creditcard: 'Carte bancaire',
    directdebit: 'Prélèvement SEPA (domiciliation)',
    banktransfer: 'Virement',
  },
  withdraw: 'Renoncer au contrat ici',
  seeOrder: 'Voir la commande',
  begun:
    'Lors de la commande, tu as expressément demandé que nous commencions tout de suite. Si tu te rétractes, tu paies donc ce que tu as utilisé jusque-là : les crédits dépensés.',
  attached:
    'Tu trouves en pièces jointes nos conditions générales et les informations sur le droit de rétractation avec le modèle de formulaire, dans la version qui s’applique à cette commande.',
  attachment: 'conditions-et-retractation',
  'order-confirmed': {
    subject: 'Ta commande {number} sur {brand}',
    paragraphs: [
      'Merci pour ta commande. Nous avons reçu ton paiement et les crédits sont sur ton compte. C’est un paiement unique : tu n’as pas pris d’abonnement.',
    ],
    button: 'Voir la commande',
    notes: [
      'Tu peux te rétracter de ce contrat jusqu’au {until} inclus, sans donner de motif. Les crédits que tu n’as pas utilisés d’ici là te sont remboursés par le moyen de paiement que tu as choisi. Il te faut seulement le numéro de commande, pas de connexion.',
      'Garde cet e-mail : il confirme ton contrat.',
    ],
  },
  'payment-failed': {
    subject: 'Le paiement de ta commande {number} n’a pas abouti',
    paragraphs: ['Rien ne t’a été facturé et aucun crédit n’a été ajouté.'],
    reasons: {
      card_failed: 'Le paiement par carte a échoué.',
      declined: 'Le paiement a échoué ou a été refusé.',
      expired: 'Aucun paiement n’est arrivé à temps.',
      refused: 'Le prestataire de paiement n’a pas accepté la commande.',
    },
    button: 'Voir la commande',
    notes: ['Si tu veux, commande à nouveau et choisis un autre moyen de paiement.'],
  },
  'transfer-pending': {
    subject: 'Ta commande {number} : nous attendons ton virement',
    paragraphs: [
      'Merci pour ta commande sur {brand}. Vire le montant avec la référence indiquée. Dès que l’argent est là, les crédits sont sur ton compte et tu reçois une confirmation.',
    ],
    button: 'Afficher les coordonnées bancaires',
    notes: ['Si tu ne fais pas de virement, il ne se passe rien : la commande expire à la fin du délai.'],
  },
  'charged-back': {
    subject: 'Ta banque a repris le paiement de ta commande {number}',
    paragraphs: [
      'Ta banque a repris l’argent de cette commande sur {brand}. Nous avons retiré de ton compte les crédits qui en restaient.',
    ],
    premiumEnded: 'Ton accès Premium a donc pris fin. Il reprend avec ta prochaine commande.',
    button: 'Voir la commande',
    notes: [
      'Si cela ne vient pas de toi, renseigne-toi auprès de ta banque. Tu ne peux plus payer par prélèvement pour le moment, mais les autres moyens restent possibles.',
    ],
  },
  refunded: {
    subject: 'Remboursement de ta commande {number}',
    paragraphs: [
      'L’argent est en route, par le même moyen que ton paiement. Il peut mettre quelques jours à arriver.',
    ],
    button: 'Voir la commande',
    notes: [],
  },
};
