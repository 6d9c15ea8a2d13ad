import type { texts as english } from './en.ts'

export const texts: typeof english & {
  unread_many: string
  kinds: Record<`${'WELCOME' | 'WORDS_GRANTED' | 'WORDS_LOW' | 'RUN_REFUNDED'}_many`, string>
} = {
  title: 'Notifications',
  unread_one: 'Notifications, {{number}} non lue',
  unread_many: 'Notifications, {{number}} non lues',
  unread_other: 'Notifications, {{number}} non lues',
  allRead: 'Tout marquer comme lu',
  allUnread: 'Tout marquer comme non lu',
  markRead: 'Marquer comme lue',
  markUnread: 'Marquer comme non lue',
  remove: 'Retirer',
  earlier: 'Voir les précédentes',
  empty: 'Rien à signaler',
  emptyHelp: 'Ce qui concerne votre compte apparaît ici à mesure que cela arrive.',
  kinds: {
    WELCOME_one: 'Bienvenue : vous avez {{number}} mot pour commencer',
    WELCOME_many: 'Bienvenue : vous avez {{number}} de mots pour commencer',
    WELCOME_other: 'Bienvenue : vous avez {{number}} mots pour commencer',
    WORDS_GRANTED_one: '{{number}} mot a été ajouté à votre compte',
    WORDS_GRANTED_many: '{{number}} de mots ont été ajoutés à votre compte',
    WORDS_GRANTED_other: '{{number}} mots ont été ajoutés à votre compte',
    WORDS_LOW_one: 'Il ne reste que {{number}} mot',
    WORDS_LOW_many: 'Il ne reste que {{number}} de mots',
    WORDS_LOW_other: 'Il ne reste que {{number}} mots',
    RUN_REFUNDED_one: 'Un passage a échoué ; {{number}} mot vous a été rendu',
    RUN_REFUNDED_many: 'Un passage a échoué ; {{number}} de mots vous ont été rendus',
    RUN_REFUNDED_other: 'Un passage a échoué ; {{number}} mots vous ont été rendus',
    ORDER_PAID: '{{name}} a payé la commande {{title}} : {{amount}}',
    PAYMENT_FAILED: 'Le paiement de la commande {{title}} par {{name}} a échoué : {{amount}} restent dus',
    CHAT_MESSAGE: '{{name}} vous a écrit',
    EMAIL_RECEIVED: '{{name}} : {{title}}',
    MENTIONED: '{{name}} vous a mentionné sur « {{title}} »',
    INVOICE_PAST_DUE: 'La facture {{title}} à {{name}} est en retard, {{amount}} restent dus',
    NEW_DEVICE: 'Connexion à votre compte depuis un nouvel appareil : {{name}}',
    ACCESS_REQUESTED: '{{name}} demande un droit : {{title}}',
    PUBLIC_WORKSPACE_RESET: 'L’espace public a été rempli de nouveau avec les données de départ',
  },
}
