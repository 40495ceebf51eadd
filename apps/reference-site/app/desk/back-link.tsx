import type { ReactNode } from 'react'
import { usePageContext } from '../page/use-page-context.ts'

interface Props {
  /** Where the list is, without the prefix of a language. */
  list: string
  children: ReactNode
}

/** Leads to the list that a page belongs to: narrowed as it was left, for whoever comes from it. */
export function BackLink({ list, children }: Props) {
  const { prefix } = usePageContext()
  return <a href={prefix + list + queryLeft(prefix + list)}>{children}</a>
}

function queryLeft(path: string): string {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && pathname === path ? search : ''
}
