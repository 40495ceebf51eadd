import { createContext, type ReactElement } from 'react'

interface RenderedIsland {
  html: string
  /** What it says is of these namespaces: they are there before it is hydrated. */
  namespaces: readonly string[]
}

/**
 * Renders an island's HTML apart from the page, so that React can hydrate it alone later.
 * Given only while a document is rendered; elsewhere a widget is a component like any other.
 */
export type RenderIsland = (element: ReactElement, identifierPrefix: string) => RenderedIsland

export const IslandRenderer = createContext<RenderIsland | null>(null)
