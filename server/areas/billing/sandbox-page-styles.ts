/** Styles of the sandbox provider's page. */
export const pageStyles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; --line: light-dark(#e3e4ea, #34363f); --soft: light-dark(#f5f6f9, #17181d); --ink: light-dark(#1d1f27, #ecedf1); --quiet: light-dark(#5c606d, #a4a8b5); --accent: #5b5bd6; --paper: light-dark(#fff, #1f2127) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; color: var(--ink); background: var(--soft) }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); min-height: 100vh }
.summary, .payment { padding: clamp(24px, 8vh, 96px) clamp(20px, 6vw, 96px) 32px; display: grid; align-content: start }
.summary { justify-content: end; grid-template-columns: minmax(0, 400px) }
.payment { justify-content: start; grid-template-columns: minmax(0, 400px); background: var(--paper); border-inline-start: 1px solid var(--line) }
h1 { font-size: 15px; font-weight: 500; margin: 0; color: var(--quiet) }
.price { font-size: 36px; font-weight: 650; line-height: 1.2; margin: 4px 0 28px; letter-spacing: -0.02em; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 14px 24px; margin: 0; font-size: 14px }
dt { font-weight: 500; overflow-wrap: anywhere } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
small { display: block; font-size: 13px; font-weight: 400; color: var(--quiet) }
dt small[dir] { text-align: start; display: inline-block; margin-inline-start: 8px }
.total { padding-top: 14px; border-top: 1px solid var(--line); font-weight: 600; margin-inline-end: -24px } dd.total { margin-inline-end: 0 }
.number, .fine { font-size: 13px; color: var(--quiet); margin: 24px 0 0; overflow-wrap: anywhere }
fieldset { border: 0; padding: 0; margin: 0 0 20px } legend { font-weight: 600; padding: 0; margin-bottom: 10px }
.cards { border: 1px solid var(--line); border-radius: 10px; overflow: hidden }
label { display: flex; gap: 14px; align-items: center; padding: 12px 16px; font-size: 14px; color: var(--quiet); font-variant-numeric: tabular-nums; cursor: pointer }
label + label { border-top: 1px solid var(--line) } label b { font-weight: 500; color: var(--ink) }
label:has(:checked) { background: color-mix(in srgb, var(--accent) 7%, transparent) } input { accent-color: var(--accent); margin: 0; width: 16px; height: 16px }
button, .button { font: inherit; cursor: pointer; display: block; width: 100%; min-height: 44px; padding: 10px 16px; border-radius: 8px; border: 1px solid var(--line); background: none; color: inherit; text-align: center; text-decoration: none }
button:hover { background: color-mix(in srgb, var(--ink) 5%, transparent) }
.button { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 600 } .button:hover { background: #4b4bc4 }
.row { display: flex; gap: 10px; margin-top: 10px }
.note { margin: 0 0 20px; padding: 12px 16px; border-radius: 8px; background: color-mix(in srgb, var(--accent) 12%, transparent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (max-width: 760px) {
  main { grid-template-columns: minmax(0, 1fr) } .summary, .payment { justify-content: stretch; grid-template-columns: minmax(0, 1fr); padding: 24px 20px }
  .payment { border-inline-start: 0; border-top: 1px solid var(--line) } .price { margin-bottom: 20px }
}`
