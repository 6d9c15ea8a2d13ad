/** Frequently asked questions in French. */
import type { FaqTranslation } from './language.ts'

export const frenchFaqs: FaqTranslation = {
  categories: {
    orders: { faqTitle: 'Commandes', faqSubtitle: 'Passer, modifier et suivre une commande' },
    delivery: { faqTitle: 'Livraison', faqSubtitle: 'Coûts et rendez-vous' },
    'returns-and-damage': { faqTitle: 'Retours et dommages', faqSubtitle: 'Retourner des articles et se faire rembourser' },
    payment: { faqTitle: 'Paiement', faqSubtitle: 'Moyens de paiement, factures et prix' },
    'words-and-writing': { faqTitle: 'Mots et rédaction', faqSubtitle: 'Le fonctionnement de l’éditeur et son coût' },
  },
  questions: {
    'when-will-i-receive-my-order-confirmation': {
      question: 'Quand vais-je recevoir ma confirmation de commande ?',
      answer:
        'Vous recevez un e-mail de confirmation dans les 24 heures. S’il n’arrive pas, vérifiez vos courriers indésirables, puis contactez-nous en indiquant la date et le montant de votre commande.',
    },
    'can-i-cancel-an-order-with-scheduled-delivery': {
      question: 'Puis-je annuler une commande avec livraison sur rendez-vous ?',
      answer: 'Oui, jusqu’à 72 heures avant le rendez-vous. Ensuite, votre commande est déjà en route vers le dépôt.',
    },
    'can-i-change-an-order-after-i-have-placed-it': {
      question: 'Puis-je modifier une commande déjà passée ?',
      answer:
        'Oui, tant qu’elle n’est pas expédiée. Contactez-nous et nous la modifierons pour vous. Ensuite, vous pouvez retourner les articles dont vous ne voulez pas.',
    },
    'how-can-i-track-my-order': {
      question: 'Comment suivre ma commande ?',
      answer:
        'La liste des commandes indique son état : Expédiée, En livraison, Prête au retrait ou Livrée. La page de la commande donne la date et l’heure de chaque étape.',
    },
    'do-i-need-an-account-to-order': {
      question: 'Faut-il un compte pour commander ?',
      answer: 'Non, mais un compte conserve vos adresses et vos commandes : la suivante est plus rapide à passer.',
    },
    'how-much-does-delivery-cost': {
      question: 'Combien coûte la livraison ?',
      answer:
        'La livraison de colis est gratuite. La livraison sur rendez-vous, pour les meubles et les autres articles trop grands pour un colis, coûte 69 $ ou 99 $ par commande selon votre code postal.',
    },
    'which-items-are-sent-by-parcel-and-which-need-scheduled-delivery': {
      question: 'Quels articles sont envoyés par colis et lesquels sont livrés sur rendez-vous ?',
      answer:
        'Les articles qui tiennent dans un colis sont envoyés par colis. Si un article de votre commande est trop grand, toute la commande est livrée sur rendez-vous.',
    },
    'why-does-scheduled-delivery-cost-69-or-99': {
      question: 'Pourquoi la livraison sur rendez-vous coûte-t-elle 69 $ ou 99 $ ?',
      answer:
        'Le prix dépend uniquement de votre code postal. Il est facturé une fois par commande, quel que soit le nombre d’articles, et s’affiche avant le paiement.',
    },
    'can-i-choose-the-day-of-a-scheduled-delivery': {
      question: 'Puis-je choisir le jour de la livraison sur rendez-vous ?',
      answer:
        'Oui. Une fois votre commande passée, nous vous proposons plusieurs jours. Vous pouvez changer de jour jusqu’à 72 heures avant la livraison.',
    },
    'what-happens-if-im-not-at-home': {
      question: 'Que se passe-t-il si je suis absent ?',
      answer:
        'Votre colis est conservé sept jours au point de retrait le plus proche. Pour une livraison sur rendez-vous, nous vous appelons avant le départ.',
    },
    'how-long-do-i-have-to-return-an-item': {
      question: 'De combien de temps est-ce que je dispose pour retourner un article ?',
      answer: 'Vous pouvez le retourner dans les 15 jours suivant la livraison, non utilisé et dans son emballage d’origine.',
    },
    'what-should-i-do-if-an-item-arrives-damaged': {
      question: 'Que faire si un article arrive endommagé ?',
      answer:
        'Signalez-le-nous dans les 48 heures suivant la livraison, avec des photos du dommage et de l’emballage. Nous vous enverrons un article de remplacement ou vous rembourserons.',
    },
    'who-pays-for-return-shipping': {
      question: 'Qui paie les frais de retour ?',
      answer: 'Nous, si l’article est endommagé ou ne correspond pas à la commande. Sinon, ils sont à votre charge.',
    },
    'when-will-i-get-my-refund': {
      question: 'Quand serai-je remboursé ?',
      answer: 'Dans les cinq jours ouvrés suivant la réception de votre retour, par le moyen de paiement d’origine.',
    },
    'can-i-return-part-of-an-order': {
      question: 'Puis-je retourner une partie d’une commande ?',
      answer:
        'Oui. Sélectionnez les articles au début du retour. Les frais de livraison sur rendez-vous ne sont pas remboursés en cas de retour partiel.',
    },
    'which-payment-methods-do-you-accept': {
      question: 'Quels moyens de paiement acceptez-vous ?',
      answer: 'Les cartes et PayPal. Les entreprises vérifiées peuvent aussi payer sur facture à 14 jours.',
    },
    'when-is-my-card-charged': {
      question: 'Quand ma carte est-elle débitée ?',
      answer: 'À l’expédition de votre commande. Jusque-là, le montant est seulement réservé.',
    },
    'why-did-my-payment-fail': {
      question: 'Pourquoi mon paiement a-t-il échoué ?',
      answer:
        'Votre banque l’a refusé et vous n’avez pas été débité. Réessayez ou choisissez un autre moyen de paiement ; votre commande reste ouverte.',
    },
    'where-can-i-find-my-invoice': {
      question: 'Où se trouve ma facture ?',
      answer: 'Dans la liste des factures, avec ses lignes, ses paiements et son solde. Vous pouvez l’imprimer depuis cette page.',
    },
    'do-prices-include-tax': {
      question: 'Les taxes sont-elles comprises dans les prix ?',
      answer: 'Oui. Les prix de la boutique sont toutes taxes comprises, et les factures indiquent la taxe de chaque ligne.',
    },
    'how-much-does-it-cost-to-polish-a-text': {
      question: 'Combien coûte la correction d’un texte ?',
      answer:
        'Un mot de votre solde pour chaque mot du texte. Si aucune erreur n’est trouvée ou si le traitement échoue, aucun mot n’est débité. Si vous interrompez un traitement, vous ne payez que la partie terminée.',
    },
    'what-is-the-difference-between-temporary-and-permanent-words': {
      question: 'Quelle est la différence entre les mots temporaires et permanents ?',
      answer:
        'Les mots temporaires ont une date d’expiration et sont utilisés en premier, en commençant par ceux qui expirent le plus tôt. Les mots permanents n’expirent jamais.',
    },
    'does-my-text-leave-this-server': {
      question: 'Mon texte quitte-t-il ce serveur ?',
      answer:
        'Non, si le serveur utilise le moteur intégré, qui fonctionne sans réseau. S’il utilise un modèle de langage, l’éditeur en affiche le nom.',
    },
    'why-couldnt-my-text-be-expanded': {
      question: 'Pourquoi mon texte n’a-t-il pas pu être développé ?',
      answer:
        'Le moteur intégré ne développe que les notes et les abréviations. Il n’invente jamais de contenu, et un texte qui ne peut pas être développé n’est pas facturé.',
    },
    'can-i-try-it-without-an-account': {
      question: 'Puis-je essayer sans compte ?',
      answer: 'Oui : jusqu’à 50 mots à la fois, cinq fois par heure, sur la page d’accueil. Votre texte n’est pas conservé.',
    },
  },
}
