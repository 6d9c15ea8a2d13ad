/** The help center in French. */
import type { HelpTranslation } from './category.ts'

export const frenchHelp: HelpTranslation = {
  categories: {
    'getting-started': 'Premiers pas',
    polish: 'Corriger',
    'expand-and-versions': 'Développer et versions',
    documents: 'Documents',
    'words-and-account': 'Mots et compte',
    'demo-data-and-apis': 'Données de démonstration et API',
  },
  articles: {
    'first-polish': {
      title: 'Corriger votre premier texte',
      subtitle: 'Un texte corrigé en deux étapes.',
      parts: [
        `## Écrire ou coller

Ouvrez **Corriger** dans le menu latéral, puis écrivez ou collez votre texte. La barre sous le texte indique le nombre de mots et le coût du traitement.

Sélectionnez **Corriger**. Les modifications apparaissent paragraphe par paragraphe, et vous pouvez continuer à écrire pendant le traitement.

Pour voir les fautes pendant que vous écrivez, activez **Vérifier pendant la saisie** dans les options à côté de **Corriger**. Les fautes dans ce que vous écrivez sont alors soulignées dès que vous faites une pause. Sélectionnez-en une pour ouvrir sa carte.`,
        `## Examiner les modifications

Chaque modification est signalée dans le texte et accompagnée d’une carte qui l’explique. Acceptez ou refusez les modifications une par une, ou toutes à la fois. Vous pouvez revenir sur une décision à tout moment, et la commande Annuler fonctionne comme d’habitude.

Votre texte est enregistré à mesure que vous écrivez. Si aucune erreur n’est trouvée, aucun mot n’est débité.`,
      ],
    },
    'try-without-account': {
      title: 'Essayer sans compte',
      subtitle: 'Corrigez jusqu’à 50 mots sur la page d’accueil.',
      parts: [
        `## Essayer sur la page d’accueil

Saisissez ou collez jusqu’à 50 mots (1 000 caractères) dans le champ et sélectionnez **Corriger**. Le texte corrigé s’affiche, avec une explication pour chaque modification.`,
        `## Limites

Vous disposez de cinq essais gratuits par heure et par adresse réseau. Rien n’est conservé : le texte disparaît quand vous fermez la page. Avec un compte, vos textes sont enregistrés, les traitements peuvent être plus longs et vous pouvez développer des notes.`,
      ],
    },
    'open-an-account': {
      title: 'Créer un compte',
      subtitle: 'Inscrivez-vous avec votre adresse e-mail et un mot de passe.',
      parts: [
        `## Confirmer votre adresse e-mail

Saisissez votre adresse e-mail pour recevoir un code à six chiffres. Il expire au bout de 10 minutes, et toute nouvelle demande annule le code précédent. Si le serveur n’envoie pas d’e-mails, la page propose un lien vers sa boîte d’envoi, où vous pouvez lire le code.`,
        `## Choisir un mot de passe

Utilisez au moins 10 caractères, mais pas votre adresse e-mail. Les chiffres et les symboles ne sont pas obligatoires : quelques mots simples protègent mieux qu’un seul mot suivi d’un symbole. Les mots de passe courants sont refusés.

Un nouveau compte dispose de 2 000 mots temporaires, valables 30 jours, et de 500 mots permanents.`,
      ],
    },
    'demonstration-accounts': {
      title: 'Utiliser un compte de démonstration',
      subtitle: 'Connectez-vous en tant qu’administrateur ou utilisateur.',
      parts: [
        `## Les comptes de démonstration

Si le serveur est en mode démonstration, la page de connexion propose deux comptes : \`admin@demo.com\`, un administrateur qui dispose de tous les droits, et \`client@demo.com\`, un utilisateur ordinaire. Sélectionnez-en un pour vous connecter.`,
        `## Sur votre propre serveur

Définissez \`DEMO=off\` pour désactiver le mode démonstration. Les comptes de démonstration ne sont alors ni créés ni affichés, et la boîte d’envoi \`/dev/outbox\` est fermée.`,
      ],
    },
    'look-and-language': {
      title: 'Changer de thème et de langue',
      subtitle: 'Clair ou sombre ; anglais, français ou arabe.',
      parts: [
        `## Thème

Choisissez le thème clair, sombre ou celui du système dans le menu du haut. Votre choix est conservé 30 jours dans votre navigateur. D’autres options, comme la hauteur des lignes, se trouvent sous **Apparence**.`,
        `## Langue

Choisissez l’anglais, le français ou l’arabe dans le menu du haut ; en arabe, la mise en page est inversée. Les pages de votre compte et l’éditeur existent aussi en chinois, à choisir dans les paramètres. Les explications des modifications s’affichent dans la langue de la page lorsqu’une traduction existe.`,
      ],
    },
    'what-polish-corrects': {
      title: 'Ce qui est corrigé',
      subtitle: 'Et ce qui reste inchangé.',
      parts: [
        `## Ce qui est corrigé

**Corriger** traite l’orthographe, la grammaire, la ponctuation, les majuscules, les espaces et la typographie de l’anglais américain et britannique. Chaque modification indique son type et une explication d’une ligne.`,
        `## Ce qui reste inchangé

Le code, les liens, les chemins, les noms et les mots de votre dictionnaire sont protégés. Une correction incertaine n’est qu’une *suggestion* : votre texte reste tel quel tant que vous ne l’acceptez pas. Si une modification touche un nombre, une date ou un nom, sa carte vous avertit.`,
      ],
    },
    'decide-changes': {
      title: 'Accepter et refuser les modifications',
      subtitle: 'Une par une ou toutes à la fois.',
      parts: [
        `## Une par une

Sélectionnez une marque dans le texte pour ouvrir sa carte, avec les mots d’origine, les nouveaux mots et l’explication. **Accepter** applique la modification, **Refuser** conserve vos mots. Pour changer d’avis, sélectionnez **Réinitialiser la décision**.`,
        `## Toutes à la fois

**Tout accepter** et **Tout refuser** se trouvent au-dessus des cartes ; les suggestions ont leur propre bouton. Si vous modifiez vous-même un passage signalé, sa carte se ferme et votre texte est conservé. Les décisions sont gratuites.`,
      ],
    },
    'keys-of-the-editor': {
      title: 'Utiliser les raccourcis clavier',
      subtitle: 'Examinez les modifications sans souris.',
      parts: [
        `## Dans l’éditeur

- **Alt+↓** et **Alt+↑** passent à la modification suivante ou précédente.
- **Alt+Entrée** accepte une modification, **Alt+Retour arrière** la refuse.
- Gras, italique, annuler et rétablir ont leurs raccourcis habituels.`,
        `## Sur toutes les pages

Appuyez sur **?** pour afficher les raccourcis de la page. Vous pouvez y désactiver les raccourcis à une seule touche. Ils ne s’appliquent jamais pendant la saisie dans un champ.`,
      ],
    },
    'strength-and-dialect': {
      title: 'Choisir le niveau de correction',
      subtitle: 'Erreurs uniquement, standard, ou le style en plus.',
      parts: [
        `## Niveau de correction

**Erreurs uniquement** corrige les fautes évidentes. **Standard** corrige aussi l’usage et la ponctuation. **Erreurs et style** applique également les améliorations de style, qui ne seraient sinon que des suggestions.`,
        `## Anglais américain ou britannique

**Détection automatique** suit l’orthographe majoritaire de votre texte. Choisissez **Américain** ou **Britannique** pour la fixer vous-même, par exemple si plusieurs personnes ont écrit le texte. Pour conserver certains mots pendant un traitement, indiquez-les sous **Mots à conserver** ; pour les conserver toujours, ajoutez-les à votre dictionnaire.`,
      ],
    },
    'other-languages': {
      title: 'Textes dans d’autres langues',
      subtitle: 'Ce que le moteur intégré fait des textes qui ne sont pas en anglais.',
      parts: [
        `## Avec le moteur intégré

Le moteur intégré corrige l’anglais. En chinois, en français et en arabe, il ne corrige que la ponctuation et les espaces. Les paragraphes écrits dans d’autres langues sont reconnus et laissés tels quels, si bien que les citations ne changent pas.

Activez **Orthographe en français, allemand et espagnol** sous **Options** pour voir des suggestions de correction dans les paragraphes écrits dans ces langues. Rien n’y est modifié automatiquement, et la plupart des noms restent tels quels.`,
        `## Avec un modèle de langage

Un serveur peut utiliser un modèle de langage à la place du moteur intégré, et ainsi corriger d’autres langues. L’éditeur indique toujours quel moteur sera utilisé : vous savez donc où va votre texte.`,
      ],
    },
    'expand-notes': {
      title: 'Développer des notes en phrases',
      subtitle: 'Écrivez une idée par ligne.',
      parts: [
        `## Écrire vos notes

Ouvrez **Développer** et écrivez une idée par ligne, en anglais, par exemple *Fixed the login bug* ou *Need to update docs*. Les abréviations comme *mtg tmrw* sont écrites en toutes lettres.`,
        `## Choisir un point de vue

Conservez la forme de vos notes ou transformez-les en phrases qui commencent par *I* ou *We*. Le coût maximal s’affiche avant le traitement ; seuls les mots du résultat vous sont débités.`,
      ],
    },
    'why-expand-refuses': {
      title: 'Pourquoi un texte ne peut pas être développé',
      subtitle: 'Le moteur intégré n’invente jamais de contenu.',
      parts: [
        `## Ce que le moteur intégré développe

Il développe les abréviations, les contractions et les notes dont le sens est clair. Le résultat dit ce que disent vos notes, et rien d’autre.`,
        `## Ce qu’il ne peut pas développer

Un texte déjà rédigé n’a rien à développer : l’allonger demanderait d’inventer du contenu. Dans ce cas, le traitement se termine par une explication et aucun mot n’est débité. Les notes que le moteur ne comprend pas restent inchangées.`,
      ],
    },
    'another-version': {
      title: 'Obtenir une autre version',
      subtitle: 'Deux versions sont gratuites pendant 15 minutes.',
      parts: [
        `## Relancer le traitement

Après un traitement, sélectionnez **Autre version** pour traiter de nouveau le même texte, avec d’autres options si vous le souhaitez. Deux versions sont gratuites dans les 15 minutes qui suivent ; ensuite, chacune coûte autant qu’un nouveau traitement.`,
        `## Comparer les versions

Les versions sont numérotées, et vous pouvez consulter et utiliser chacune d’elles. Le moteur intégré donne toujours le même résultat pour le même texte et les mêmes options ; répéter un traitement est donc gratuit. Changez une option pour obtenir un résultat différent.`,
      ],
    },
    'ways-to-show-changes': {
      title: 'Changer l’affichage des modifications',
      subtitle: 'Dans le texte, avec modifications, au propre ou côte à côte.',
      parts: [
        `## Affichages de votre texte

**Texte** signale les modifications pendant que vous écrivez. **Avec modifications** montre les suppressions et les ajouts. **Au propre** ne montre que le résultat.`,
        `## Côte à côte

**Côte à côte** compare l’original avec le texte actuel. Vous pouvez choisir les versions à comparer.`,
      ],
    },
    'preview-and-print': {
      title: 'Aperçu, impression et PDF',
      subtitle: 'Consultez le texte final et sa lisibilité.',
      parts: [
        `## Aperçu

L’aperçu montre le document final, le document avec ses modifications ou une comparaison avant/après. Il indique aussi le nombre de mots et de phrases, le temps de lecture et, pour les textes anglais d’au moins 20 mots, l’indice de lisibilité de Flesch.`,
        `## Imprimer ou enregistrer en PDF

**Imprimer ou PDF** ouvre la fenêtre d’impression de votre navigateur, où vous pouvez enregistrer un PDF. **Télécharger** enregistre le document au format texte, Markdown ou HTML. Les reçus en bas de la page détaillent chaque traitement du document et son coût.`,
      ],
    },
    'documents-save-themselves': {
      title: 'Comment les documents sont enregistrés',
      subtitle: 'Automatiquement, même hors connexion.',
      parts: [
        `## Enregistrement automatique

Un document est enregistré peu après que vous avez cessé d’écrire, et l’en-tête affiche son état. Une fois confirmé par le serveur, un enregistrement résiste même à une coupure de courant.`,
        `## Hors connexion

Si la connexion est interrompue, vos modifications sont conservées sur cet appareil et envoyées au serveur dès votre retour en ligne. Vous pouvez continuer à écrire.`,
      ],
    },
    'two-windows': {
      title: 'Modifier un document dans deux fenêtres',
      subtitle: 'Rien n’est remplacé sans votre accord.',
      parts: [
        `## Ce qui se passe

Chaque enregistrement indique la version dont il part. Si une autre fenêtre a enregistré le document entre-temps, le vôtre est suspendu et vous choisissez la suite.`,
        `## Vos options

**Garder les deux** enregistre votre texte dans un nouveau document. **Garder ma version** remplace l’autre texte par le vôtre. Les deux textes sont conservés jusqu’à votre choix.`,
      ],
    },
    trash: {
      title: 'Supprimer et restaurer des documents',
      subtitle: 'La corbeille conserve les documents 30 jours.',
      parts: [
        `## Mettre à la corbeille

Ouvrez **Documents** et sélectionnez **Mettre à la corbeille** dans le menu d’un document. Vous pouvez le restaurer pendant 30 jours.`,
        `## Supprimer définitivement

Les documents de la corbeille peuvent être supprimés définitivement, ce qui est irréversible. Au bout de 30 jours, ils sont supprimés automatiquement. Un compte peut contenir jusqu’à 1 000 documents, corbeille comprise.`,
      ],
    },
    'import-and-download': {
      title: 'Importer, télécharger et copier',
      subtitle: 'Texte, Markdown et HTML.',
      parts: [
        `## Importer

Vous pouvez importer des fichiers texte, Markdown et HTML de 1 Mo au maximum. Les titres, les listes, les liens, le gras et l’italique sont conservés.`,
        `## Télécharger ou copier

Téléchargez un document au format texte, Markdown ou HTML, ou copiez-le avec ou sans mise en forme. Un traitement accepte jusqu’à 100 000 caractères ; divisez les textes plus longs.`,
      ],
    },
    dictionary: {
      title: 'Utiliser le dictionnaire et désactiver des règles',
      subtitle: 'Conservez vos propres mots et choisissez vos règles.',
      parts: [
        `## Votre dictionnaire

Ajoutez un mot depuis le menu d’une modification ou sous **Dictionnaire et règles**. Il ne sera plus jamais corrigé. Le dictionnaire contient jusqu’à 5 000 mots de 64 caractères au plus.`,
        `## Désactiver une règle

Si une règle ne vous convient pas, désactivez-la depuis le menu de l’une de ses modifications. Elle ne s’applique plus dès le traitement suivant. Pour la réactiver, ouvrez **Dictionnaire et règles**.`,
      ],
    },
    'what-a-run-costs': {
      title: 'Ce que coûte un traitement',
      subtitle: 'Et quand il est gratuit.',
      parts: [
        `## Prix

**Corriger** coûte le nombre de mots de votre texte. **Développer** coûte le nombre de mots du résultat, et le maximum s’affiche avant le traitement. Chaque caractère chinois compte pour un mot.

**Vérifier pendant la saisie** coûte une seule fois les mots de chaque nouvelle phrase. Ce qui a déjà été vérifié ou corrigé est gratuit, même dans un autre paragraphe, et les vérifications qui ne trouvent aucune faute le sont aussi.`,
        `## Quand un traitement est gratuit

Aucun mot n’est débité si aucune erreur n’est trouvée, si le texte ne peut pas être traité ou si le traitement échoue. Si vous interrompez un traitement, vous payez la partie terminée. Les mots sont réservés au début du traitement, et ceux qui n’ont pas servi sont remboursés à la fin, même si le serveur s’arrête entre-temps.`,
      ],
    },
    'temporary-and-permanent': {
      title: 'Mots temporaires et permanents',
      subtitle: 'Lesquels sont utilisés en premier, lesquels expirent.',
      parts: [
        `## Mots temporaires

Les mots temporaires ont une date d’expiration et sont utilisés en premier. Si vous en avez reçu plusieurs lots, celui qui expire le premier est utilisé d’abord.`,
        `## Mots permanents

Les mots permanents n’expirent jamais. La barre du haut affiche le total des deux ; le menu du compte les affiche séparément.`,
      ],
    },
    'words-in-and-out': {
      title: 'Consulter l’historique des mots',
      subtitle: 'Chaque variation de votre solde.',
      parts: [
        `## Historique des mots

Ouvrez **Paramètres** > **Mots et facturation** pour voir les mots ajoutés, réservés, remboursés et expirés. Chaque ligne indique le type de mots et le traitement concerné.`,
        `## Votre solde

Votre solde est la somme de ces lignes. Il ne devient jamais négatif, même si vous lancez plusieurs traitements à la fois : un traitement que vous ne pouvez pas payer ne démarre pas, et votre texte reste inchangé.`,
      ],
    },
    'password-and-sessions': {
      title: 'Gérer votre mot de passe et vos sessions',
      subtitle: 'Changez de mot de passe ou déconnectez d’autres appareils.',
      parts: [
        `## Sessions

Ouvrez **Paramètres** > **Sécurité** pour voir vos sessions actives, avec le navigateur et la dernière utilisation, et pour déconnecter n’importe laquelle. Une session se termine après 30 jours sans utilisation, et au plus tard après 90 jours.`,
        `## Mot de passe

Changer de mot de passe déconnecte toutes les autres sessions. Si vous avez oublié votre mot de passe, réinitialisez-le avec un code envoyé par e-mail, ce qui met fin à toutes les sessions. Après cinq échecs de connexion, vous devez attendre avant de réessayer.`,
      ],
    },
    'access-control': {
      title: 'Vérifier et demander un accès',
      subtitle: 'Les autorisations de votre compte.',
      parts: [
        `## Règles

Chaque compte a une liste de règles, comme *read AclDemo*. Ce qu’aucune règle n’autorise est masqué et refusé par le serveur. La page **Contrôle d’accès** liste vos règles et indique celle qui autorise ou refuse une action.`,
        `## Demander un accès

Si vous n’avez pas accès à une page, celle-ci indique l’autorisation manquante et vous permet de la demander. Les administrateurs voient votre demande dans leurs activités.`,
      ],
    },
    'your-own-data': {
      title: 'Votre copie des données de démonstration',
      subtitle: 'Vous seul voyez vos modifications.',
      parts: [
        `## Un espace de travail par compte

Les avis, les factures et toutes les autres données du tableau de bord sont fictifs. Votre compte a sa propre copie, créée lors de votre inscription. Vos modifications ne concernent que cette copie.`,
        `## Réinitialiser les données

Vous pouvez rétablir l’état initial de votre copie, en entier ou pour une seule rubrique ; son historique est alors supprimé. Les appels d’API sans jeton partagent une copie publique, réinitialisée chaque jour.`,
      ],
    },
    'undo-and-redo': {
      title: 'Annuler et rétablir',
      subtitle: 'Pour chaque modification, dans l’application et par les API.',
      parts: [
        `## Annuler

Chaque modification des données de démonstration est enregistrée comme une opération. Sélectionnez **Annuler** dans le message qui suit pour revenir en arrière, puis **Rétablir** pour l’appliquer de nouveau. Un élément supprimé est restauré à sa place, avec son identifiant.`,
        `## Quand une annulation est impossible

Si quelqu’un a modifié le même élément entre-temps, l’annulation est refusée et l’élément actuel s’affiche, afin qu’aucun travail ne soit perdu. Les 1 000 dernières opérations sont conservées. L’argent, les mots et les documents ne peuvent pas être annulés ainsi.`,
      ],
    },
    'invoice-statuses': {
      title: 'États des factures',
      subtitle: 'Du brouillon au paiement ou au retard.',
      parts: [
        `## États

Un brouillon s’envoie, et une facture envoyée peut être marquée comme téléchargée. Le premier paiement donne l’état *Partiellement payée*, le dernier *Payée*. Un paiement ne peut pas dépasser le solde, et la modification d’une facture payée demande une confirmation.`,
        `## Retard

Une facture dont le solde n’est pas nul passe automatiquement à l’état *En retard* le lendemain de son échéance. Un paiement met fin à cet état. Le total et le solde sont toujours calculés à partir des lignes et des paiements.`,
      ],
    },
    'graphql-sandbox': {
      title: 'Essayer l’API GraphQL',
      subtitle: 'Un bac à sable avec des exemples, sous votre compte.',
      parts: [
        `## Le bac à sable

Ouvrez \`/sandbox\`. Il utilise votre session, fonctionne sans accès à Internet et contient un exemple de chaque opération. L’adresse de l’API est \`/graphql\`, pour les requêtes et les mutations par HTTP et les abonnements par WebSocket.`,
        `## Mises à jour en direct

L’abonnement \`workspaceChanges\` signale chaque modification de vos données dès qu’elle a lieu, qu’elle vienne de l’application ou d’une API. Laissez-le ouvert dans une fenêtre et modifiez quelque chose dans une autre.`,
      ],
    },
    'rest-interface': {
      title: 'Utiliser l’API REST',
      subtitle: 'Les mêmes données en REST.',
      parts: [
        `## Adresses

Les données du tableau de bord sont disponibles sous \`/api\`, par exemple à l’adresse \`/api/apps/invoice?status=Past+Due\`. Les listes acceptent \`q\`, \`page\`, \`itemsPerPage\`, \`sortBy\` et \`orderBy\`. La référence se trouve à l’adresse \`/dev/rest\`, le document OpenAPI à l’adresse \`/api/openapi.json\`.`,
        `## Authentification

Sans jeton, les appels utilisent la copie publique des données. Pour utiliser la vôtre, envoyez votre jeton dans l’en-tête \`Authorization\`, avec ou sans \`Bearer\`. Un jeton expiré est refusé ; il ne donne jamais accès à la copie publique.`,
      ],
    },
  },
}
