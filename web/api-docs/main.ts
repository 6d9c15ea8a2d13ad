/** The REST API reference, with requests to this server as the current visitor. */
import 'swagger-ui-dist/swagger-ui.css'
import './api-docs.css'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'

const system = matchMedia('(prefers-color-scheme: dark)')
const chosen = /(?:^|; )Deskwright-theme=(light|dark)/.exec(document.cookie)?.[1]
const paint = () => document.documentElement.classList.toggle('dark-mode', chosen ? chosen === 'dark' : system.matches)
paint()
system.addEventListener('change', paint)

const token = () => localStorage.getItem('auth') ?? ''
const who = document.getElementById('who')
if (who)
  who.textContent = token()
    ? `Calls are made as ${localStorage.getItem('email') ?? 'yourself'}, on your own data.`
    : 'Calls are made without an account, on the public workspace.'

const domNode = document.getElementById('root')
if (domNode)
  SwaggerUI({
    domNode,
    url: '/api/openapi.json',
    deepLinking: true,
    displayRequestDuration: true,
    docExpansion: 'none',
    filter: true,
    tryItOutEnabled: true,
    // No external validator.
    validatorUrl: null,
    requestInterceptor: request => {
      const isOurs = new URL(request.url, location.href).origin === location.origin
      if (isOurs && token() && !request.headers.Authorization) request.headers.Authorization = token()
      return request
    },
  })
