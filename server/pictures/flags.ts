import { frame } from './palette.ts'

const star = (x: number, y: number, size: number, fill: string) => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? size : size * 0.38
    const angle = (index * Math.PI) / 5
    return `${(x + reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`
  })
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`
}
const field = (fill: string) => `<path d="M0 0h64v64H0z" fill="${fill}"/>`

/** Flags simplified for the size of a letter; round, as a badge. */
const flags: Record<string, string> = {
  fr: '<path d="M0 0h22v64H0z" fill="#0B3FA5"/><path d="M21 0h22v64H21z" fill="#fff"/><path d="M43 0h21v64H43z" fill="#E23A45"/>',
  cn: `${field('#DE2B2B')}${star(21, 27, 12, '#FFDE3B')}${[
    [39, 13],
    [46, 21],
    [46, 32],
    [39, 40],
  ]
    .map(([x = 0, y = 0]) => star(x, y, 4, '#FFDE3B'))
    .join('')}`,
  br: `${field('#1B9E4B')}<path d="M32 12l26 20-26 20L6 32z" fill="#FFDD2E"/><circle cx="32" cy="32" r="11" fill="#1E3D97"/><path d="M22 29c7-2 14 0 20 6" fill="none" stroke="#fff" stroke-width="2"/>`,
  in: '<path d="M0 0h64v22H0z" fill="#F99B36"/><path d="M0 21h64v22H0z" fill="#fff"/><path d="M0 43h64v21H0z" fill="#1B8A3A"/><g fill="none" stroke="#123A8C" stroke-width="1.6"><circle cx="32" cy="32" r="8"/><path d="M32 24v16M24 32h16M26.5 26.5l11 11M37.5 26.5l-11 11"/></g>',
  us: `${field('#fff')}<path d="M0 5h64M0 18h64M0 31h64M0 44h64M0 57h64" stroke="#C8283C" stroke-width="7"/><path d="M0 0h34v35H0z" fill="#24407F"/>${[
    [12, 12],
    [24, 12],
    [12, 25],
    [24, 25],
  ]
    .map(([x = 0, y = 0]) => star(x, y, 4, '#fff'))
    .join('')}`,
  au: `${field('#1B2F7A')}<path d="M0 0l34 30M34 0L0 30" stroke="#fff" stroke-width="5"/><path d="M17 0v30M0 15h34" stroke="#fff" stroke-width="9"/><path d="M17 0v30M0 15h34" stroke="#D8304A" stroke-width="5"/>${star(18, 46, 8, '#fff')}${[
    [48, 14],
    [40, 28],
    [56, 26],
    [48, 46],
  ]
    .map(([x = 0, y = 0]) => star(x, y, 4.5, '#fff'))
    .join('')}`,
}

export function drawFlag(key: string): string | undefined {
  if (!Object.hasOwn(flags, key)) return undefined
  return frame(`<clipPath id="round"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#round)">${flags[key]}</g>`)
}
