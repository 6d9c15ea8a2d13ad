import type { texts as english } from './en.ts'

export const texts: typeof english & Record<'trial', Record<'changed_many' | 'left_many' | 'limit_many', string>> = {
  sent: {
    ended: 'Votre session a pris fin. Connectez-vous pour reprendre où vous en étiez.',
    asked: 'La page demandée exige un compte. Connectez-vous pour y accéder.',
    signIn: 'Se connecter',
  },
  hero: {
    title: 'Votre texte corrigé, avec la raison de chaque changement',
    lead: 'Deskwright corrige l’orthographe, la grammaire, la ponctuation et la typographie, et développe vos notes en phrases. Vous décidez de ce qui reste.',
  },
  trial: {
    label: 'Essayer',
    input: 'Votre texte, en anglais',
    sample: 'Votre texte, en anglais ; cet exemple est plein de fautes',
    words: '{{words}} mots sur {{limit}}, sans compte',
    tooLong: '{{words}} mots ; un essai en prend {{limit}}. Un compte accepte des textes plus longs.',
    run: 'Corriger',
    changed_one: '{{count}} changement.',
    changed_many: '{{count}} changements.',
    changed_other: '{{count}} changements.',
    nothing: 'Rien à corriger.',
    left_one: 'Encore {{count}} essai dans l’heure.',
    left_many: 'Encore {{count}} essais dans l’heure.',
    left_other: 'Encore {{count}} essais dans l’heure.',
    limit_one:
      'C’était le dernier essai pour l’instant ; le suivant sera possible dans une minute. Avec un compte, pas d’attente, et votre texte vous suit.',
    limit_many:
      'C’était le dernier essai pour l’instant ; le suivant sera possible dans {{count}} minutes. Avec un compte, pas d’attente, et votre texte vous suit.',
    limit_other:
      'C’était le dernier essai pour l’instant ; le suivant sera possible dans {{count}} minutes. Avec un compte, pas d’attente, et votre texte vous suit.',
    reasons: 'Raisons',
    edit: 'Modifier le texte',
    copy: 'Copier le résultat',
    copied: 'Le texte corrigé est copié.',
    register: 'Continuer avec un compte',
    open: 'Continuer dans l’éditeur',
  },
  kinds: {
    SPELLING: 'Orthographe',
    GRAMMAR: 'Grammaire',
    PUNCTUATION: 'Ponctuation',
    CAPITALIZATION: 'Majuscules',
    SPACING: 'Espaces',
    WORD_CHOICE: 'Choix du mot',
    STYLE: 'Style',
    TYPOGRAPHY: 'Typographie',
    EXPANSION: 'Développement',
    REWORDING: 'Reformulation',
  },
  way: {
    title: 'Visiter tout de suite',
    text: 'Deux comptes de démonstration sont prêts, avec des mots à dépenser.',
    use: 'Essayer {{email}}',
    register: 'Ouvrir un compte',
    signIn: 'Se connecter à son compte',
    signedIn: 'Vous êtes connecté',
  },
  features: {
    title: 'Ce qu’il fait',
    reasons: {
      title: 'Une raison par changement',
      text: 'Chaque correction dit ce qui n’allait pas. Acceptez-la, refusez-la, ou ignorez sa règle désormais.',
    },
    place: {
      title: 'Vous savez où va votre texte',
      local: 'Le moteur fait partie de ce serveur et se passe de réseau : vos textes restent ici.',
      model: 'Ce serveur confie votre texte au modèle de langue {{engine}} et vérifie sa réponse avant de vous la montrer.',
      unknown: 'L’éditeur nomme le moteur employé et dit où le texte est allé.',
    },
    words: {
      title: 'Payé en mots',
      text: 'Vous voyez le prix avant de commencer. Si tout était juste, c’est gratuit.',
    },
    doors: {
      title: 'Trois portes égales',
      text: 'Cette application, une API GraphQL et une API REST partagent les mêmes données, en direct.',
    },
  },
  facts: {
    trial: 'mots pour essayer, sans compte',
    welcome: 'mots pour commencer avec un nouveau compte',
    characters: 'caractères en un passage',
    doors: 'portes vers les mêmes données',
  },
  prices: {
    title: 'Ce que cela coûte',
    lead: 'Les passages se paient en mots : d’abord les mots temporaires, puis les permanents.',
    polish: { what: 'Corriger', cost: 'Les mots du texte envoyé.' },
    nothing: { what: 'Tout était juste', cost: 'Rien.' },
    expand: { what: 'Développer', cost: 'Les mots du résultat.' },
    failed: { what: 'Le passage a échoué ou a été refusé', cost: 'Rien : les mots réservés sont rendus.' },
    begin: 'Vous commencez avec',
    words: '{{words}} mots',
    split: '{{temporary}} temporaires et {{permanent}} permanents, sans rien payer.',
  },
  reviews: {
    title: 'Une boutique pour s’exercer',
    lead: 'Le tableau de bord contient une boutique inventée. Voici des avis qui en viennent ; connecté, vous publiez, triez et supprimez votre propre copie.',
    previous: 'Précédents',
    next: 'Suivants',
    pause: 'Arrêter le défilement',
    play: 'Faire défiler',
    stars: '{{rating}} étoiles sur 5',
  },
  developers: {
    title: 'Pour vos propres programmes',
    lead: 'Ce que fait l’application, un programme peut le faire : en GraphQL, en REST ou en ligne de commande.',
    sandbox: 'Le bac à sable a un exemple de chaque opération et vous reconnaît.',
    open: 'Ouvrir le bac à sable GraphQL',
  },
  questions: {
    title: 'Questions',
    where: {
      ask: 'Où va mon texte ?',
      answer:
        'Sur ce serveur et pas plus loin, sauf si qui l’exploite y a relié un modèle de langue. L’éditeur nomme le moteur de chaque passage.',
      model: 'Sur ce serveur, et de là au modèle de langue {{engine}}. L’éditeur nomme le moteur de chaque passage.',
    },
    cost: {
      ask: 'Que coûte un passage ?',
      answer:
        'Une correction coûte les mots envoyés, un développement les mots reçus. Le prix est affiché avant de commencer, et un passage qui ne trouve rien ou qui échoue est gratuit.',
    },
    languages: {
      ask: 'Quelles langues corrige-t-il ?',
      answer: 'L’anglais, américain et britannique. Du chinois, du français et de l’arabe, il règle la ponctuation.',
    },
    wrong: {
      ask: 'Et si une correction est fausse ?',
      answer: 'Refusez-la, et vos mots restent. Un mot ajouté à votre dictionnaire ou une règle ignorée ne revient plus.',
    },
    same: {
      ask: 'Le même texte reçoit-il la même réponse ?',
      answer: 'Avec le moteur intégré, toujours. Un modèle de langue peut varier : chaque version est gardée pour comparer.',
    },
    shop: {
      ask: 'Puis-je abîmer la démonstration ?',
      answer: 'Non. Chaque compte travaille sur sa propre copie ; tout changement s’annule, et la copie entière peut être remise à neuf.',
    },
  },
  contact: {
    title: 'Nous écrire',
    lead: 'Une question, une faute oubliée, un souhait : le message arrive à qui exploite ce serveur.',
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    send: 'Envoyer le message',
    sent: 'Votre message est arrivé.',
    outbox: 'Ce serveur garde ses e-mails : ouvrir la boîte d’envoi.',
  },
}
