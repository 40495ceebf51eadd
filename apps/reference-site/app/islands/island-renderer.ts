import { createContext, type ReactElement } from 'react'

/**
 * Renders an island's HTML apart from the page, so that React can hydrate it alone later.
 * Given only while a document is rendered; elsewhere a widget is a component like any other.
 */
export type RenderIsland = (element: ReactElement, identifierPrefix: string) => string

export const IslandRenderer = createContext<RenderIsland | null>(null)
