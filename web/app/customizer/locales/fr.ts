import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'Apparence',
  lead: 'Visible aussitôt, gardé dans ce navigateur.',
  legends: {
    theme: 'Thème',
    skin: 'Habillage',
    navOrientation: 'Navigation',
    appContentWidth: 'Contenu',
    navbarType: 'Barre du haut',
    footerType: 'Pied de page',
    density: 'Lignes des listes',
  },
  values: {
    theme: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    skin: { default: 'Ombré', bordered: 'Bordé' },
    navOrientation: { vertical: 'Sur le côté', horizontal: 'En haut' },
    appContentWidth: { boxed: 'Encadré', fluid: 'Étendu' },
    navbarType: { sticky: 'Fixe', static: 'Défile', hidden: 'Masquée' },
    footerType: { static: 'À la fin', sticky: 'Fixe', hidden: 'Masqué' },
    density: { standard: 'Normales', compact: 'Serrées', relaxed: 'Aérées' },
  },
  switches: {
    isVerticalNavCollapsed: 'Navigation réduite',
    isVerticalNavSemiDark: 'Navigation sombre dans le thème clair',
    isNavbarBlurEnabled: 'Barre floutée',
  },
  narrow: 'Cette fenêtre est étroite : la navigation s’ouvre par-dessus la page tant que la place manque.',
  barNeeded: 'Quand la navigation est en haut, la barre reste dans la page.',
  reset: 'Réinitialiser',
  wasReset: 'L’apparence est de nouveau celle du début.',
  copy: 'Copier en JSON',
  copied: 'Copié en JSON.',
  notCopied: 'Le navigateur n’a pas permis la copie.',
  shortcuts: {
    title: 'Raccourcis',
    edit: 'Modifier',
    done: 'Terminé',
    empty: 'Aucune page choisie. « Modifier » permet d’en choisir.',
    most: '{{count}} sur {{most}}',
  },
}
