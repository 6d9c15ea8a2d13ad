/** A phone number, a code, an id, an address: runs from left to right in every language. */
import type { ReactNode } from 'react'

export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>
