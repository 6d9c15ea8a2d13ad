import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'Apparence',
  lead: 'Les modifications s’appliquent immédiatement et sont enregistrées dans ce navigateur.',
  legends: {
    theme: 'Thème',
    skin: 'Style',
    navOrientation: 'Navigation',
    appContentWidth: 'Contenu',
    navbarType: 'Barre supérieure',
    footerType: 'Pied de page',
    density: 'Hauteur des lignes',
  },
  values: {
    theme: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    skin: { default: 'Ombres', bordered: 'Bordures' },
    navOrientation: { vertical: 'Latérale', horizontal: 'En haut' },
    appContentWidth: { boxed: 'Centré', fluid: 'Pleine largeur' },
    navbarType: { sticky: 'Fixe', static: 'Défilante', hidden: 'Masquée' },
    footerType: { static: 'En fin de page', sticky: 'Fixe', hidden: 'Masqué' },
    density: { standard: 'Standard', compact: 'Compacte', relaxed: 'Aérée' },
  },
  switches: {
    isVerticalNavCollapsed: 'Menu latéral réduit',
    isVerticalNavSemiDark: 'Menu latéral sombre avec le thème clair',
    isNavbarBlurEnabled: 'Barre supérieure floutée',
  },
  narrow: 'Cette fenêtre est étroite : la navigation s’ouvre par-dessus la page.',
  barNeeded: 'Quand la navigation est en haut, la barre supérieure ne peut pas être masquée.',
  reset: 'Réinitialiser',
  wasReset: 'Apparence réinitialisée',
  copy: 'Copier en JSON',
  copied: 'Copié en JSON',
  notCopied: 'Impossible de copier. Autorisez l’accès au presse-papiers et réessayez.',
  shortcuts: {
    title: 'Raccourcis',
    edit: 'Modifier',
    done: 'Terminé',
    empty: 'Aucun raccourci. Cliquez sur Modifier pour choisir des pages.',
    most: '{{count}} sur {{most}}',
  },
}
