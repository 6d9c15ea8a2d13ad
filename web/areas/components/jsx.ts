/** A description of an element from which both the element and its code are made, so that they never differ. */
import { createElement, Fragment, isValidElement, type ElementType, type ReactNode } from 'react'

/** A value whose code is not the value itself: a function, a variable. */
export class Code {
  readonly text: string
  readonly value: unknown
  constructor(text: string, value: unknown) {
    this.text = text
    this.value = value
  }
}
export const code = (text: string, value: unknown): Code => new Code(text, value)

export class Element {
  readonly tag: string
  readonly type: ElementType
  readonly props: Record<string, unknown>
  readonly children: readonly Child[]
  constructor(tag: string, type: ElementType, props: Record<string, unknown>, children: readonly Child[]) {
    this.tag = tag
    this.type = type
    this.props = props
    this.children = children
  }
}
export type Child = Element | Code | string | undefined

export const el = (tag: string, type: ElementType, props: Record<string, unknown> = {}, ...children: Child[]): Element =>
  new Element(tag, type, props, children)
export const fragment = (...children: Child[]): Element => el('', Fragment, {}, ...children)

const valueOf = (value: unknown): unknown => (value instanceof Code ? value.value : value instanceof Element ? toReact(value) : value)

export function toReact({ type, props, children }: Element): ReactNode {
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, valueOf(value)]))
  const inside = children.map((child): ReactNode => {
    const value = valueOf(child)
    return typeof value === 'string' || isValidElement(value) ? value : null
  })
  return createElement(type, values, ...inside)
}

const lineLength = 76
const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')

function literal(value: unknown): string {
  if (value instanceof Code) return value.text
  if (value instanceof Element) return toJsx(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", String.raw`\'`)}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, each]) => `${name}: ${literal(each)}`)
    return `{ ${parts.join(', ')} }`
  }
  return String(value)
}

function attribute([name, value]: [string, unknown]): string[] {
  if (value === undefined || value === false) return []
  if (value === true) return [name]
  if (typeof value === 'string' && !/["\n]/.test(value)) return [`${name}="${value}"`]
  return [`${name}={${literal(value)}}`]
}

/** What stands between the tags. */
const childCode = (child: Child): string => {
  if (child instanceof Code) return `{${child.text}}`
  if (child instanceof Element) return toJsx(child)
  return /[{}<>]/.test(child ?? '') ? `{${literal(child)}}` : (child ?? '')
}

export function toJsx({ tag, props, children }: Element): string {
  const attributes = Object.entries(props).flatMap(attribute)
  const inside = children.map(childCode).filter(text => text !== '')
  const open = [tag, ...attributes].join(' ')
  if (inside.length === 0) {
    const line = `<${open} />`
    return line.length <= lineLength ? line : `<${tag}\n${attributes.map(indent).join('\n')}\n/>`
  }
  const start = open.length < lineLength && !open.includes('\n') ? `<${open}>` : `<${tag}\n${attributes.map(indent).join('\n')}\n>`
  const line = `${start}${inside.join('')}</${tag}>`
  const isShort = inside.length === 1 && !line.includes('\n') && line.length <= lineLength && !(children[0] instanceof Element)
  return isShort ? line : `${start}\n${inside.map(indent).join('\n')}\n</${tag}>`
}
