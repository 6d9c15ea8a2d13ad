/** What a demonstration page knows about itself: which page, which layout, and the state that it shows. */
import { createContext, use } from 'react'

export const kinds = [
  'login',
  'register',
  'register-multi-steps',
  'forgot-password',
  'reset-password',
  'two-steps',
  'verify-email',
] as const
export type Kind = (typeof kinds)[number]

/** `live`: the page works, inside its sandbox; the others hold one state for a closer look. */
export const states = ['live', 'loading', 'success', 'error'] as const
export type State = (typeof states)[number]

/** 1: a centered card; 2: a split page with an illustration. */
export type Version = 1 | 2

export interface Demo {
  kind: Kind
  version: Version
  state: State
}

export const DemoContext = createContext<Demo>({ kind: 'login', version: 1, state: 'live' })
export const useDemo = (): Demo => use(DemoContext)

const hasOneVersion = (kind: Kind) => kind === 'register-multi-steps'

export const pathTo = (kind: Kind, version: Version): string => `/pages/authentication/${kind}${hasOneVersion(kind) ? '' : `-v${version}`}`

/** Reads the page from its path. */
export function demoOf(pathname: string): Pick<Demo, 'kind' | 'version'> {
  const [, name, version] = /\/([\w-]+?)(?:-v([12]))?\/?$/.exec(pathname) ?? []
  return { kind: kinds.find(kind => kind === name) ?? 'login', version: version === '2' ? 2 : 1 }
}

export const stateOf = (text: string | null): State => states.find(state => state === text) ?? 'live'
