/** Colors of both schemes. A test checks the 4.5:1 contrast of text. */
export const brand = '#696CFF'

export const light = {
  page: '#F6F6FA',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  text: '#25263A',
  secondary: '#5E607A',
  line: '#E4E4EE',
  primary: '#5557D9',
  /** Hovered filled button. */
  primaryHover: '#4547C2',
  onPrimary: '#FFFFFF',
  success: '#17794A',
  warning: '#8F5600',
  error: '#C02B47',
  info: '#0A6AAE',
  /** Series colors: distinguishable for color-blind readers, 3:1 contrast on page and surface. */
  charts: { 1: brand, 2: '#0E9AA7', 3: '#CC7817', 4: '#D6557A' },
}

export const dark: typeof light = {
  page: '#15161D',
  surface: '#1D1E27',
  raised: '#262733',
  text: '#ECECF4',
  secondary: '#A9ABC0',
  line: '#333442',
  primary: '#9FA1FF',
  primaryHover: '#B9BAFF',
  onPrimary: '#15161D',
  success: '#5FCB94',
  warning: '#F0B35C',
  error: '#FF8A9C',
  info: '#6CBBF2',
  charts: { 1: brand, 2: '#0E9AA7', 3: '#E38B29', 4: '#D6557A' },
}
