import { createContext, type ReactElement } from 'react'
import type { Part } from '../page/part-cache.ts'

/**
 * Renders an island's HTML separately from the page, so that React can hydrate it alone later. Provided only
 * while a document is rendered; elsewhere a widget is an ordinary component. The returned namespaces are
 * loaded before hydration. `shows` is the cache key of the island's content; without it, the island is
 * rendered each time.
 */
export type RenderIsland = (element: ReactElement, identifierPrefix: string, shows?: string) => Part

export const IslandRenderer = createContext<RenderIsland | null>(null)
