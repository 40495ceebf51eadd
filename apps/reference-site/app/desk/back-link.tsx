import type { ComponentProps } from 'react'
import { usePageContext } from '../page/use-page-context.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of the list, without language prefix. */
  list: string
}

/** A link to the list that a page belongs to. Keeps the filters if the user came from that list. */
export function BackLink({ list, children, ...link }: Props) {
  const { prefix } = usePageContext()
  return (
    <a {...link} href={prefix + list + queryLeft(prefix + list)}>
      {children}
    </a>
  )
}

function queryLeft(path: string): string {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && pathname === path ? search : ''
}
