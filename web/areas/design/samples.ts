/** The same sentence in each language of the product. */
import '@fontsource/ibm-plex-sans-arabic/400.css'
import '@fontsource/ibm-plex-sans-arabic/600.css'
import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/600.css'

export const samples = [
  {
    language: 'en',
    lang: 'en',
    dir: 'ltr',
    title: 'Write what you mean',
    text: 'Then polish it word by word, and keep what sounds like you.',
  },
  {
    language: 'fr',
    lang: 'fr',
    dir: 'ltr',
    title: 'Écrivez ce que vous pensez',
    text: 'Puis peaufinez chaque mot : gardez ce qui vous ressemble.',
  },
  { language: 'ar', lang: 'ar', dir: 'rtl', title: 'اكتب ما تعنيه', text: 'ثم نقّحه كلمةً كلمة، واحتفظ بما يشبه صوتك.' },
  { language: 'zh', lang: 'zh-CN', dir: 'ltr', title: '写下你想说的话', text: '再逐字润色，留下像你自己的声音。' },
] as const
