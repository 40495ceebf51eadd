import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'

/** What a drawn page knows of the request. */
export type DocumentContext = RootData['pageContext']

/** The visit of the page being drawn. Only for what stands inside the root, where it is always there. */
export function usePageContext(): DocumentContext {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('A page is drawn inside the root only')
  return root.pageContext
}
