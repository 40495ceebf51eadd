import { hydrateRoot } from 'react-dom/client'
import { StoreProvider, type WordsJourney } from '@shyrdak/react-store'
import { createElement, type ComponentType } from 'react'
import { pageStore } from '../store/page-store.ts'

interface IslandModule {
  default: ComponentType<object>
  /** The journeys whose words it shows; loaded before it wakes, so that its first drawing equals the server's. */
  words: readonly WordsJourney[]
}

/** Lets React take an island over. All islands of a page share one store. */
export async function mountIsland(element: HTMLElement, loaded: unknown): Promise<void> {
  const island = loaded as IslandModule // every file named .island.tsx exports this
  const store = pageStore()
  await store.loadWords(island.words)
  const props = JSON.parse(element.dataset.props ?? '{}') as object // written by Island
  hydrateRoot(element, <StoreProvider store={store}>{createElement(island.default, props)}</StoreProvider>, {
    identifierPrefix: element.id,
  })
}
