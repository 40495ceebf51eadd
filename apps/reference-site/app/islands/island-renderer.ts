import { createContext, type ReactElement } from 'react'
import type { Part } from '../page/part-cache.ts'

/**
 * Renders an island's HTML apart from the page, so that React can hydrate it alone later.
 * Given only while a document is rendered; elsewhere a widget is a component like any other. Its namespaces are there before
 * it is hydrated. `shows` says all that it shows; without it, it is rendered each time.
 */
export type RenderIsland = (element: ReactElement, identifierPrefix: string, shows?: string) => Part

export const IslandRenderer = createContext<RenderIsland | null>(null)
