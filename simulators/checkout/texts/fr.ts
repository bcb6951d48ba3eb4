import type { CheckoutTexts } from './checkout-texts.ts';

export const fr: CheckoutTexts = {
  title: 'Paiement d’essai',
  notice:
    'Cette page imite un service de paiement. Aucun argent ne circule, rien n’est débité, et personne ne te demande tes données.',
  to: 'Bénéficiaire',
  order: 'Commande',
  method: 'Moyen de paiement',
  total: 'Total',
  what: 'Que doit-il se passer ?',
  scenarios: {
    paid: 'Payé tout de suite',
    card_failed: 'La carte ne fonctionne pas',
    declined: 'Le paiement est refusé',
    cancelled: 'Tu annules le paiement',
    expired: 'Le délai est dépassé',
    slow: 'Lent : payé après quelques secondes',
    repeated: 'Payé, et la boutique l’apprend quatre fois',
    silent: 'Payé, et la boutique n’en sait rien',
    charged_back: 'Payé, et la banque reprend l’argent après quelques secondes',
    later: 'Laisser en attente et revenir',
  },
  seconds: 'Secondes pour les paiements lents',
  go: 'Continuer',
  back: 'Revenir sur {brand}',
  states: { paid: 'Ce paiement est effectué.', failed: 'Ce paiement a échoué.' },
  more: 'Ensuite',
  chargeBack: 'Faire reprendre l’argent par la banque',
  tellAgain: 'Prévenir encore la boutique',
};
