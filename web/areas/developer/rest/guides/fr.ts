import type { Guides } from './guide.ts'

export const guides: Guides = {
  start: {
    lead: 'Du JSON sur HTTP pour toute l’application : les mêmes fiches, règles et mises à jour en direct que les écrans et GraphQL.',
    blocks: [
      'Les appels sous `/api` fonctionnent sans compte : ils lisent et modifient alors un espace public, réinitialisé chaque jour. Avec un jeton, ils utilisent votre propre espace de travail.',
      { heading: 'Lire une liste' },
      { code: 'first', label: 'Lire une liste' },
      { heading: 'Se connecter' },
      'La réponse contient votre jeton dans `auth`. Envoyez-le dans l’en-tête `Authorization`, avec ou sans `Bearer`.',
      { code: 'signIn', label: 'Se connecter' },
      { code: 'signedIn', label: 'Appeler avec un jeton' },
      { heading: 'Modifier, puis annuler' },
      'Les pages ouvertes affichent aussitôt la modification. `X-Operation-Id` désigne son entrée dans l’historique.',
      { code: 'write', label: 'Retirer deux avis de la publication' },
      { code: 'undo', label: 'Annuler la dernière modification' },
      { heading: 'Client typé' },
      'Dans le dépôt, cette commande écrit les types de toutes les routes et un client pour [openapi-fetch](https://openapi-ts.dev/openapi-fetch/). Le document OpenAPI se trouve à l’adresse [/api/openapi.json](/api/openapi.json).',
      { code: 'client', label: 'Client typé' },
      { heading: 'Voir vos états de chargement et d’erreur' },
      'Le [bac à sable](/dev/sandbox) retarde vos appels ou en fait échouer, prend des instantanés et remplace vos données par des listes vides ou longues.',
    ],
  },
  authentication: {
    lead: 'Des jetons de session pour les personnes, des clés d’API pour les programmes.',
    blocks: [
      { heading: 'Sessions' },
      '`POST /register/login` renvoie un jeton dans `auth`. Il prend fin quand vous vous déconnectez, quand le mot de passe change ou après quelques jours sans usage. Les comptes avec validation en deux étapes envoient aussi `code`.',
      { code: 'signIn', label: 'Se connecter' },
      { heading: 'Clés d’API' },
      'Créez une clé dans les paramètres du compte, sous Sécurité, ou avec `POST /me/apiKeys/create`. Elle ne s’affiche qu’une fois. Une clé de portée `read` n’envoie que des requêtes GET ; `write` permet les modifications. Les clés peuvent expirer et être révoquées à tout moment.',
      { code: 'apiKey', label: 'Créer une clé d’API' },
      'Aucune clé ne peut modifier le mot de passe, la validation en deux étapes, les sessions, les clés d’API, les webhooks ou l’adresse e-mail, ni exporter ou supprimer le compte.',
      { heading: 'Sans jeton' },
      'Les routes sous `/api` utilisent l’espace public, sauf si le serveur réserve ses données aux visiteurs connectés. Toutes les autres répondent 401. Un jeton inconnu ou expiré est partout refusé avec 401 ; il ne mène jamais à l’espace public.',
    ],
  },
  paging: {
    lead: 'Les listes arrivent par pages, chacune avec le total.',
    blocks: [
      {
        terms: [
          ['page', 'Numéro de page, à partir de 1. Par défaut : 1.'],
          ['itemsPerPage', 'Lignes par page, de 1 à 100. Par défaut : 10 ; -1 les renvoie toutes, jusqu’à 1 000.'],
        ],
      },
      { code: 'page', label: 'Lire la deuxième page' },
      'La réponse nomme ses lignes et les compte après filtrage : `orders` et `total`, `users` et `totalUsers`. `X-Total-Count` répète ce nombre, et `Link` donne les pages voisines.',
      { code: 'pageHeaders', label: 'En-têtes de la réponse' },
      'Au-delà de la dernière page, les listes sont vides et le total reste exact. Les listes qui renvoient `page` donnent alors la première.',
      { heading: 'Tout lire' },
      { code: 'everyPage', label: 'Lire toutes les pages' },
    ],
  },
  filtering: {
    lead: 'Recherche, filtres et tri sont des paramètres de requête, que l’on peut combiner.',
    blocks: [
      {
        terms: [
          ['q', 'Texte à chercher, sans tenir compte de la casse. Chaque opération dit dans quels champs.'],
          ['status, role, …', 'Valeurs exactes, telles que la réponse les montre. Une valeur qui n’existe pas ne trouve rien.'],
          ['sortBy', 'Une clé de la liste de l’opération. Une clé inconnue garde l’ordre par défaut.'],
          ['orderBy', 'asc ou desc. Par défaut : asc.'],
        ],
      },
      { code: 'filter', label: 'Filtrer et trier' },
      'Un paramètre vide équivaut à son absence. Le tri est stable et ignore la casse ; nombres, montants et dates sont comparés par valeur. Les lignes de même valeur gardent l’ordre par défaut : les pages ne se recoupent jamais.',
    ],
  },
  errors: {
    lead: 'Les erreurs utilisent les codes d’état HTTP et un corps JSON sur lequel un programme peut compter.',
    blocks: [
      { code: 'error', label: 'Corps d’une erreur' },
      {
        terms: [
          ['message', 'Ce qui ne va pas, en anglais, pour les personnes.'],
          ['code', 'Le genre d’erreur, un par état et par usage. Voir le [catalogue des erreurs](/dev/rest?guide=catalog).'],
          ['reason', 'L’erreur exacte, pour vos propres textes.'],
          ['params', 'Les valeurs du message, comme des limites.'],
          ['field', 'Le paramètre ou le champ en cause.'],
          ['allowed', 'Les valeurs permises, si elles sont peu nombreuses.'],
          ['current', 'La fiche telle qu’elle est maintenant, si elle a changé depuis votre lecture.'],
          ['requestId', 'Identifie la requête dans le journal du serveur. Aussi dans `X-Request-Id`.'],
        ],
      },
      'Décidez selon `code` et `reason`, pas selon `message`. Quelques routes du contrat ont leurs propres corps d’erreur ; l’opération les montre.',
      { heading: 'Que renvoyer' },
      'Répétez une requête après 429 et 503, au moment indiqué par `Retry-After`. GET, PUT et DELETE se répètent tels quels ; POST avec une [clé d’idempotence](/dev/rest?guide=idempotency).',
      { code: 'retry', label: 'Réessayer après 429 et 503' },
    ],
  },
  catalog: { lead: 'Tous les codes de ce serveur, leur sens et que faire. Aussi à l’adresse `/api/errors.json`.' },
  idempotency: {
    lead: 'Un POST peut-être perdu peut être renvoyé sans avoir lieu deux fois.',
    blocks: [
      'Envoyez une clé de votre choix avec les requêtes POST sous `/api` : 1 à 255 caractères ASCII visibles, comme un UUID.',
      { code: 'idempotency', label: 'Créer un utilisateur une seule fois' },
      {
        points: [
          'La première réponse est conservée 24 heures. La même requête avec la même clé la reçoit à nouveau, avec `Idempotency-Replayed: true`.',
          'Une autre requête avec la même clé est refusée avec 422.',
          'Tant que la première requête est en cours, une deuxième reçoit 409 avec `Retry-After`.',
          'Une requête qui a échoué n’est pas conservée. Renvoyez-la avec la même clé.',
        ],
      },
      'Les clés appartiennent à votre compte et à votre espace de travail. Sous `/order` et `/text`, le corps a ses propres champs pour cela.',
    ],
  },
  conflicts: {
    lead: 'N’écrasez rien que vous n’ayez vu, et ne téléchargez rien deux fois.',
    blocks: [
      { heading: 'Versions' },
      'Les fiches ont une `version` qui compte leurs modifications. Envoyez avec votre modification la `version` que vous avez lue. Si quelqu’un vous a devancé, la réponse est 409 avec la fiche dans `current` : appliquez-y votre modification et renvoyez-la. Sans `version`, la dernière modification l’emporte.',
      { code: 'conflict', label: 'Modifier un prix, sauf si quelqu’un l’a fait' },
      { heading: 'ETag' },
      'Les réponses à GET ont un `ETag`. Envoyez-le dans `If-None-Match` ; si rien n’a changé, la réponse est 304, sans corps.',
      { code: 'etag', label: 'Demander à nouveau' },
      { heading: 'Après une modification' },
      'Une modification est visible dès la requête suivante. Aucun cache intermédiaire ne peut répondre.',
    ],
  },
  limits: {
    lead: 'Un budget par compte, qui se recharge en continu. Un usage ordinaire ne l’atteint jamais.',
    blocks: [
      'GraphQL, REST et WebSocket partagent un budget de jetons. Par défaut, un compte en a 1 200 par minute, une clé d’API 600, et les appels sans jeton 300 par réseau.',
      {
        terms: [
          ['Lecture', '1 jeton'],
          ['Modification', '3 jetons'],
          ['Polish, expand, check', '10 jetons, et 1 par tranche de 2 000 caractères'],
          ['Importation', '3 jetons, et 1 par tranche de 50 lignes'],
          ['Exportation, instantané', '50 jetons'],
          ['Réinitialisation, restauration', '200 jetons'],
        ],
      },
      'Chaque réponse dit ce qui reste (`r`) et dans combien de secondes le budget est de nouveau plein (`t`).',
      { code: 'limitHeaders', label: 'En-têtes de la réponse' },
      'Au-delà de la limite, la réponse est 429 avec `Retry-After`. Attendez ce délai ; les essais plus précoces sont refusés aussi.',
      { code: 'retry', label: 'Réessayer après 429 et 503' },
    ],
  },
  webhooks: {
    lead: 'Votre serveur reçoit les événements de votre compte sous forme de requêtes signées, au lieu de demander ce qui a changé.',
    blocks: [
      'Créez un webhook dans les paramètres du compte, sous Connexions, ou avec `POST /api/webhooks`. Son secret ne s’affiche qu’une fois.',
      { code: 'webhook', label: 'Ce qui est envoyé' },
      {
        points: [
          '`order`, `product`, `customer`, `invoice`, `review`, `user`, `event` et `card`, chacun avec `.created`, `.updated` et `.deleted`.',
          '`purchase.paid`, `purchase.failed`, `purchase.refunded`, `plan.renewed`, `plan.ended` et `words.low`.',
        ],
      },
      { heading: 'Vérifier la signature' },
      '`v1` est le HMAC-SHA256 de `t`, d’un point et du corps brut, en hexadécimal. Refusez un `t` de plus de cinq minutes.',
      { code: 'verify', label: 'Vérifier la signature' },
      { heading: 'Répondre' },
      'Répondez en moins de 10 secondes avec un état de 200 à 299. Tout le reste est répété après 30 secondes, 5 minutes, 30 minutes, 2 heures, 8 heures et 24 heures. Un événement peut arriver deux fois, ou dans le désordre : ignorez un `id` déjà traité.',
    ],
  },
  extensions: {
    lead: 'Ce qui ne change pas, et ce que ce serveur ajoute.',
    blocks: [
      'Le contrat est un ensemble fixe de routes, avec leurs paramètres, champs et codes d’état, sur lequel comptent les tableaux de bord écrits pour lui. Les réponses peuvent gagner des champs ; elles n’en perdent aucun.',
      'Les extensions sont des routes que ce serveur ajoute. Les en-têtes comme `ETag`, `Link` et `RateLimit`, et les champs `code` et `requestId` des erreurs, sont aussi des ajouts, que les clients du contrat peuvent ignorer.',
      '`API-Version` est la date du contrat. Elle change quand une réponse perd un champ.',
      'Là où le contrat coupe la connexion pour signaler une erreur, ce serveur répond par un état. `X-Contract: strict` la coupe, pour les clients qui en ont besoin.',
    ],
  },
  changes: { lead: 'Les routes ajoutées depuis la première version, de la plus récente à la plus ancienne.' },
}
