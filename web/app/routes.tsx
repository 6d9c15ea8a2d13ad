/** Every route of the application, each loaded when it is opened. */
import { createBrowserRouter, redirect } from 'react-router-dom'
import { Frame } from './Frame.tsx'
import { authToken } from './session.ts'

/** Pages of the account need a session; where to return is kept. */
const signedIn = ({ request }: { request: Request }) => {
  if (authToken()) return null
  const { pathname, search } = new URL(request.url)
  return redirect(`/front-pages/landing-page?to=${encodeURIComponent(pathname + search)}`)
}

/** Pages to sign in on lead on when one is signed in already. */
const signedOut = () => (authToken() ? redirect('/account') : null)

export const router = createBrowserRouter([
  {
    element: <Frame />,
    HydrateFallback: () => null,
    children: [
      { path: '/', Component: () => null, loader: () => redirect(authToken() ? '/account' : '/front-pages/landing-page') },
      {
        path: '/front-pages/landing-page',
        loader: signedOut,
        lazy: () => import('../areas/account/LandingPage.tsx').then(({ LandingPage }) => ({ Component: LandingPage })),
      },
      {
        path: '/login',
        loader: signedOut,
        lazy: () => import('../areas/account/LoginPage.tsx').then(({ LoginPage }) => ({ Component: LoginPage })),
      },
      {
        path: '/register',
        loader: signedOut,
        lazy: () => import('../areas/account/RegisterPage.tsx').then(({ RegisterPage }) => ({ Component: RegisterPage })),
      },
      {
        path: '/forgot-password',
        loader: signedOut,
        lazy: () => import('../areas/account/ForgotPage.tsx').then(({ ForgotPage }) => ({ Component: ForgotPage })),
      },
      {
        path: '/account',
        loader: signedIn,
        lazy: () => import('../areas/account/AccountPage.tsx').then(({ AccountPage }) => ({ Component: AccountPage })),
      },
      { path: '*', lazy: () => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ Component: NotFoundPage })) },
    ],
  },
])
