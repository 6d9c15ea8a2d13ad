// The package has no types; these are the options in use.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Options {
    domNode: HTMLElement
    url: string
    deepLinking: boolean
    displayRequestDuration: boolean
    docExpansion: 'list' | 'full' | 'none'
    filter: boolean
    tryItOutEnabled: boolean
    validatorUrl: null
    requestInterceptor: (request: { url: string; headers: Record<string, string> }) => object
  }
  export default function SwaggerUI(options: Options): unknown
}
