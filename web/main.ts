/** Starts the application: at once or, on a page that can wait, with the visitor's first move. */
import '@fontsource-variable/public-sans'
import { reloadIfReachable, showStartFailure } from './app/start-failure.ts'

const load = () => import('./app/start.ts')
const page = document.querySelector<HTMLElement>('[data-signed="out"] [data-waiting]')
try {
  if (page) (await import('./app/waiting-page.ts')).wait(page, load, reloadIfReachable)
  else {
    window.preloadPage?.()
    await (await load()).start()
  }
} catch (error) {
  showStartFailure(error)
}
