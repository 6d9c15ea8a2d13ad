/** Leaves out parts of libraries that the application never uses, where a bundler cannot see it. Fails if they are not found. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Part {
  module: RegExp
  /** Functions that are never called. */
  functions?: string[]
  /** Calls that do nothing but return a value. */
  pure?: RegExp
  /** Statements for development only. */
  statements?: RegExp
}

const parts: Part[] = [
  {
    module: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    // Of React Router's framework, which renders on the server, and of its instrumentation.
    functions: [
      'PrefetchPageLinks',
      'RSCErrorHandler',
      'RemixRootDefaultErrorBoundary',
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
    ],
    pure: /(?<== )React\d*\.forwardRef\(/g,
    statements: /^\w+\.displayName = .*$/gm,
  },
  // Conditions of rules, which ours lack.
  { module: /\/@casl\/ability\/dist\/esm\/index\.mjs$/, pure: /(?<== )F\((?=I, J\))/g },
]

/** Only for the properties of components, which Emotion's `withTheme` copies. */
const unused = /\/hoist-non-react-statics\//

function leaveOut(code: string, { functions = [], pure, statements }: Part, id: string): string {
  const replace = (text: string, found: RegExp, replacement: string) => {
    if (text.search(found) < 0) throw new Error(`${id} has no ${found.source}: adapt unused-parts-plugin.ts`)
    return text.replace(found, replacement)
  }
  const without = functions.reduce(
    (text, name) =>
      replace(text, new RegExp(`^function ${name}\\(`, 'm'), `function ${name}() {\n  return null;\n}\nfunction ${name}Unused(`),
    code,
  )
  const marked = pure ? replace(without, pure, '/* @__PURE__ */ $&') : without
  return statements ? replace(marked, statements, '') : marked
}

/** Imports of MUI's components that get another module. */
const replaced: { from: RegExp; import: RegExp; with: string }[] = [
  // The chart's toolbar is never shown.
  { from: /\/x-charts\/internals\/material\//, import: /\/ToggleButton/, with: 'export default undefined' },
  // All our fields are outlined.
  { from: /\/material\/(?:Select|TextField)\/\w+\.mjs$/, import: /^\.\.\/(?:Filled)?Input\//, with: 'export default () => null' },
  {
    from: /\/material\/Tooltip\/Tooltip\.mjs$/,
    import: /^\.\.\/Popper\//,
    with: `export { LazyPopper as default } from '${fileURLToPath(new URL('ui/LazyPopper.tsx', import.meta.url))}'`,
  },
]

/** They are bundled with MUI's components, which import them. */
const replacedId = '\0node_modules/@mui/material/replaced-'

export const unusedParts: Plugin = {
  name: 'unused-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const index = replaced.findIndex(each => each.from.test(importer) && each.import.test(source))
    return index < 0 ? undefined : `${replacedId}${index}`
  },
  load: id => (id.startsWith(replacedId) ? replaced[Number(id.slice(replacedId.length))]?.with : undefined),
  transform: {
    filter: { id: [...parts.map(({ module }) => module), unused] },
    handler(code, id) {
      if (unused.test(id)) return { code, moduleSideEffects: false }
      const part = parts.find(({ module }) => module.test(id))
      // The small chunk of the router has none of its parts.
      return part && (!part.functions || code.includes(`function ${part.functions[0]}(`)) ? { code: leaveOut(code, part, id) } : undefined
    },
  },
}
