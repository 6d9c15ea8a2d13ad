/** 中文 as an SVG, for systems without a Chinese font. */
export const chineseName = '中文'

export const ChineseName = () => (
  <svg width="30" height="15" viewBox="0 0 32 16" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden>
    <path d="M2 4.5h11v5.5h-11zM7.5 1v14" />
    <path d="M24.5 1v2.5M18.5 4.5h12M21 4.5c1 4.5 4 8 9 10M28 4.5c-1 4.5-4 8-9 10" />
  </svg>
)
