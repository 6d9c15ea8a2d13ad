export const helpCenterPath = '/front-pages/help-center'
export const faqPath = '/pages/faq'
export const contactPath = '/front-pages/landing-page#contact'
export const articlePath = (slug: string) => `${helpCenterPath}/article/${slug}`
export const questionPath = (id: string) => `${faqPath}#${id}`
export const searchPath = (text: string) => `${helpCenterPath}?q=${encodeURIComponent(text)}`
/** The category's articles in full. */
export const categoryPath = (id: string) => `${helpCenterPath}?category=${id}`
