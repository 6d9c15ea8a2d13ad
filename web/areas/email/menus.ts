/** Menus that a shortcut opens at the button of the current view. */
export type MenuName = 'label' | 'move'

/** False if no such button is shown. */
export function openMenu(name: MenuName): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-email-menu="${name}"]`)]
  const shown = buttons.findLast(button => button.checkVisibility())
  shown?.click()
  return shown !== undefined
}
