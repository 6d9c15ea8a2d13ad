import type { texts as english } from './en.ts'

export const texts: typeof english = {
  tour: {
    title: 'Visite guidée',
    subtitle: 'Six étapes à travers ce que toutes les pages partagent. Quittez à tout moment et reprenez où vous en étiez.',
    start: 'Commencer la visite',
    again: 'Recommencer',
    resume: 'Reprendre à l’étape {{place}}',
    list: 'Étapes de la visite',
    show: 'Montrer',
    showStep: 'Montrer : {{title}}',
    place: 'Étape {{place}} sur {{of}}',
    skip: 'Passer',
    back: 'Retour',
    next: 'Suivant',
    done: 'Terminer',
    keyboard: 'Clavier',
    keys: {
      forward: 'Étape suivante',
      backward: 'Étape précédente',
      inside: 'Se déplace dans la carte',
      leave: 'Quitte ; le focus revient où il était',
    },
    steps: {
      navigation: {
        title: 'Navigation',
        text: 'Tous les espaces, en groupes repliables. Réduisez la barre pour gagner de la place.',
      },
      search: {
        title: 'Recherche',
        text: 'Appuyez sur Ctrl K n’importe où pour trouver pages, données et actions.',
      },
      shortcuts: {
        title: 'Raccourcis',
        text: 'Vos pages favorites, à un clic. À vous de les choisir.',
      },
      theme: {
        title: 'Thème',
        text: 'Clair, sombre ou comme votre système.',
      },
      notifications: {
        title: 'Notifications',
        text: 'Ce qui se passe dans votre espace, en direct.',
      },
      account: {
        title: 'Votre compte',
        text: 'Mots et solde, paramètres, historique, et cette visite.',
      },
    },
  },
  swiper: {
    title: 'Carrousel',
    subtitle: 'Des vues qui s’alignent au toucher, à la molette, aux boutons et aux flèches, dans les deux sens de lecture.',
    demos: {
      snap: 'Défilement aligné',
      loop: 'En boucle, avec pause',
      thumbs: 'Vignettes',
      several: 'Deux à la fois',
    },
    areas: {
      polish: {
        title: 'Corriger',
        text: 'Des corrections, chacune avec sa raison.',
      },
      expand: {
        title: 'Développer',
        text: 'Des notes qui deviennent des phrases.',
      },
      email: {
        title: 'E-mail',
        text: 'Conversations, brouillons et opérateurs de recherche.',
      },
      calendar: {
        title: 'Calendrier',
        text: 'Jours, semaines et mois, à la souris ou au clavier.',
      },
      kanban: {
        title: 'Kanban',
        text: 'Des tableaux que les autres voient bouger.',
      },
    },
  },
}
