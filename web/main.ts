/** Starts the application: at once or, on a page that can wait, with the visitor's first move. */
import '@fontsource-variable/public-sans'

const load = () => import('./app/start.ts')
const page = document.querySelector<HTMLElement>('[data-waiting]')
if (page) (await import('./app/waiting-page.ts')).wait(page, load)
else await (await load()).start()
