/** Left-to-right text in every language: phone numbers, codes, IDs, addresses. */
import type { ReactNode } from 'react'

export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>
