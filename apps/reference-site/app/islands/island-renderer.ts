import { createContext, type ReactElement } from 'react'

/**
 * Draws an island's HTML apart from the page, so that React can take it over alone later.
 * Given only while a document is drawn; elsewhere a widget stands in its page like any component.
 */
export type RenderIsland = (element: ReactElement, identifierPrefix: string) => string

export const IslandRenderer = createContext<RenderIsland | null>(null)
