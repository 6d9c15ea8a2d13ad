import type { texts as english } from './en.ts'

export const texts: typeof english & Record<'trial', Record<'changed_many' | 'left_many' | 'limit_many', string>> = {
  sent: {
    ended: 'Votre session a pris fin. Connectez-vous pour reprendre où vous en étiez.',
    asked: 'La page demandée exige un compte. Connectez-vous pour y accéder.',
    signIn: 'Se connecter',
  },
  hero: {
    title: 'Écrivez mieux, avec une explication pour chaque correction',
    lead: 'Deskwright corrige l’orthographe, la grammaire, la ponctuation et la typographie, et transforme vos notes en phrases complètes. Vous gardez le dernier mot.',
  },
  trial: {
    label: 'Essayer',
    input: 'Votre texte, en anglais',
    sample: 'Votre texte, en anglais. Cet exemple est plein de fautes.',
    words: '{{words}} mots sur {{limit}}, sans compte',
    tooLong: '{{words}} mots. Un essai gratuit accepte jusqu’à {{limit}} mots. Créez un compte pour des textes plus longs.',
    run: 'Corriger',
    changed_one: '{{count}} modification',
    changed_many: '{{count}} modifications',
    changed_other: '{{count}} modifications',
    nothing: 'Aucune erreur trouvée.',
    left_one: '{{count}} essai gratuit restant cette heure-ci',
    left_many: '{{count}} essais gratuits restants cette heure-ci',
    left_other: '{{count}} essais gratuits restants cette heure-ci',
    limit_one:
      'Vous avez utilisé vos essais gratuits. Réessayez dans une minute ou créez un compte : votre texte vous suit.',
    limit_many:
      'Vous avez utilisé vos essais gratuits. Réessayez dans {{count}} minutes ou créez un compte : votre texte vous suit.',
    limit_other:
      'Vous avez utilisé vos essais gratuits. Réessayez dans {{count}} minutes ou créez un compte : votre texte vous suit.',
    reasons: 'Explications',
    edit: 'Modifier le texte',
    copy: 'Copier le résultat',
    copied: 'Texte corrigé copié',
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
    title: 'Essayer la démo',
    text: 'Essayez avec un compte de démonstration. Chacun dispose de mots à utiliser.',
    use: 'Essayer {{email}}',
    register: 'Créer un compte',
    signIn: 'Se connecter',
    signedIn: 'Vous êtes connecté',
  },
  features: {
    title: 'Fonctionnalités',
    reasons: {
      title: 'Une explication par correction',
      text: 'Chaque correction indique l’erreur. Acceptez-la, refusez-la ou désactivez sa règle.',
    },
    place: {
      title: 'Vous savez où va votre texte',
      local: 'Le moteur fonctionne sur ce serveur, sans réseau. Vos textes y restent.',
      model: 'Ce serveur envoie votre texte au modèle de langue {{engine}} et vérifie sa réponse avant de l’afficher.',
      unknown: 'L’éditeur indique le moteur utilisé et où votre texte a été envoyé.',
    },
    words: {
      title: 'Payez au mot',
      text: 'Le prix s’affiche avant chaque traitement. S’il n’y a rien à corriger, c’est gratuit.',
    },
    doors: {
      title: 'Trois accès',
      text: 'Cette application, une API GraphQL et une API REST partagent les mêmes données, en direct.',
    },
  },
  facts: {
    trial: 'mots pour essayer, sans compte',
    welcome: 'mots offerts à chaque nouveau compte',
    characters: 'caractères par traitement',
    doors: 'accès aux mêmes données',
  },
  prices: {
    title: 'Tarifs',
    lead: 'Chaque traitement utilise des mots de votre solde : d’abord les mots temporaires, puis les permanents.',
    polish: { what: 'Corriger', cost: 'Les mots du texte envoyé' },
    nothing: { what: 'Aucune erreur trouvée', cost: 'Gratuit' },
    expand: { what: 'Développer', cost: 'Les mots du résultat' },
    failed: { what: 'Échec du traitement', cost: 'Gratuit : les mots réservés sont remboursés' },
    begin: 'Vous commencez avec',
    words: '{{words}} mots',
    split: '{{temporary}} temporaires et {{permanent}} permanents, offerts',
  },
  reviews: {
    title: 'Une boutique de démonstration',
    lead: 'Le tableau de bord contient une boutique fictive. Voici quelques-uns de ses avis. Connectez-vous pour gérer votre propre copie.',
    previous: 'Précédents',
    next: 'Suivants',
    pause: 'Arrêter le défilement',
    play: 'Faire défiler',
    stars: '{{rating}} étoiles sur 5',
  },
  developers: {
    title: 'Pour les développeurs',
    lead: 'Tout ce que fait l’application est accessible en GraphQL, en REST et en ligne de commande.',
    sandbox: 'Le bac à sable propose un exemple de chaque opération, avec votre session.',
    open: 'Ouvrir le bac à sable GraphQL',
  },
  questions: {
    title: 'Questions fréquentes',
    where: {
      ask: 'Où va mon texte ?',
      answer:
        'Uniquement sur ce serveur, sauf si son exploitant y a connecté un modèle de langue. L’éditeur indique le moteur de chaque traitement.',
      model: 'Sur ce serveur, et de là au modèle de langue {{engine}}. L’éditeur indique le moteur de chaque traitement.',
    },
    cost: {
      ask: 'Combien coûte un traitement ?',
      answer:
        'La correction coûte les mots envoyés, le développement les mots reçus. Le prix s’affiche avant de commencer ; un traitement qui échoue ou ne trouve aucune erreur est gratuit.',
    },
    languages: {
      ask: 'Quelles langues corrige-t-il ?',
      answer: 'L’anglais américain et britannique. En chinois, en français et en arabe, seule la ponctuation est corrigée.',
    },
    wrong: {
      ask: 'Et si une correction est fausse ?',
      answer: 'Refusez-la pour garder votre texte. Pour ne plus la voir, ajoutez le mot à votre dictionnaire ou désactivez la règle.',
    },
    same: {
      ask: 'Le même texte reçoit-il la même réponse ?',
      answer: 'Avec le moteur intégré, oui. Un modèle de langue peut varier : chaque version est conservée pour comparaison.',
    },
    shop: {
      ask: 'Puis-je casser la démo ?',
      answer: 'Non. Chaque compte a sa propre copie des données. Vous pouvez annuler chaque modification ou tout réinitialiser.',
    },
  },
  contact: {
    title: 'Nous contacter',
    lead: 'Posez une question, signalez une faute oubliée ou proposez une idée. Votre message est transmis à l’exploitant de ce serveur.',
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    send: 'Envoyer le message',
    sent: 'Votre message est arrivé.',
    outbox: 'Ce serveur garde ses e-mails : ouvrir la boîte d’envoi.',
  },
}
