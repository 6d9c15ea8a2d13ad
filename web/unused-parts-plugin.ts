/** Leaves out parts of libraries that the application never uses, where a bundler cannot see it. Fails if they are not found. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Part {
  module: RegExp
  /** Functions that are never called; a call would return null. */
  functions?: string[]
  /** Methods of classes that are never called. */
  methods?: string[]
  /** Calls that do nothing but return a value. */
  pure?: RegExp
  /** Statements for development only. */
  statements?: RegExp
}

const parts: Part[] = [
  {
    module: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    functions: [
      // Of React Router's framework, which renders on the server, and of its instrumentation.
      'PrefetchPageLinks',
      'RSCErrorHandler',
      'RemixRootDefaultErrorBoundary',
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
      // Of its forms and fetchers: Apollo Client sends what ours submit.
      'handleAction',
      'fetch2',
      'handleFetcherAction',
      'handleFetcherLoader',
    ],
    pure: /(?<== )React\d*\.forwardRef\(/g,
    statements: /^\w+\.displayName = .*$/gm,
  },
  // Backends that load texts, which our own loaders do.
  {
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    methods: ['queueLoad', 'loaded', 'read', 'prepareLoading', 'load', 'reload', 'loadOne', 'saveMissing', 'cloneInstance'],
  },
  // A script that sets the color scheme, which the server sends.
  { module: /\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/, functions: ['buildInitColorSchemeScript'] },
  // Conditions of rules, which ours lack.
  { module: /\/@casl\/ability\/dist\/esm\/index\.mjs$/, pure: /(?<== )F\((?=I, J\))/g },
]

/** Only for the properties of components, which Emotion's `withTheme` copies. */
const unused = /\/hoist-non-react-statics\//

function leaveOut(code: string, { functions = [], methods = [], pure, statements }: Part, id: string): string {
  const replace = (text: string, found: RegExp, replacement: string) => {
    if (text.search(found) < 0) throw new Error(`${id} has no ${found.source}: adapt unused-parts-plugin.ts`)
    return text.replace(found, replacement)
  }
  const without = functions.reduce(
    (text, name) =>
      replace(
        text,
        new RegExp(`^( *)((?:export )?)(async )?function ${name}\\(`, 'm'),
        `$1$2function ${name}() {\n  return null;\n}\n$1$3function ${name}Unused(`,
      ),
    code,
  )
  const called = methods.reduce((text, name) => replace(text, new RegExp(`^  ${name}\\([^]*?^  }\\n`, 'm'), ''), without)
  const marked = pure ? replace(called, pure, '/* @__PURE__ */ $&') : called
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
