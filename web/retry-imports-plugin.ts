/**
 * A browser that failed to load a module gives the same failure for as long as the window is open. Each import of a part
 * that did not come is tried once more under an address of its own.
 */
import type { Plugin } from 'vite'

const dynamicImport = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g

export const retryImports: Plugin = {
  name: 'retry-imports',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After Vite has listed the style sheets and modules that each import needs: of two imports, it would list none.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.code.search(dynamicImport) >= 0)
          // One function in each file: twice the address at each import would be a kilobyte more before signing in.
          chunk.code = `${chunk.code.replaceAll(dynamicImport, '$$retry("$2")')}\nfunction $retry(p){return import(p).catch(()=>import(p+"?"+Date.now()))}\n`
    },
  },
}
