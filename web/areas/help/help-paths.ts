export const helpCenterPath = '/front-pages/help-center'
export const faqPath = '/pages/faq'
export const contactPath = '/front-pages/landing-page#contact'
export const articlePath = (slug: string) => `${helpCenterPath}/article/${slug}`
export const questionPath = (id: string) => `${faqPath}#${id}`
export const searchPath = (text: string) => `${helpCenterPath}?q=${encodeURIComponent(text)}`
/** The category's articles in full. */
export const categoryPath = (title: string) => `${helpCenterPath}?category=${toAnchor(title)}`

/** A heading as part of an address. */
export const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
