import { PRESERVED, type SlotContent } from '@shyrdak/blocks/slot'
import { StoreProvider } from '@shyrdak/react-store'
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageStore } from '../store/page-store.ts'
import { applyStyles } from './apply-styles.ts'
import { earliestPress } from './earliest-press.ts'
import { repeatPresses, type HeldPresses } from './repeat-presses.ts'
import { typedBefore } from './typed-before.ts'

/**
 * Hydrates an island, then passes on what was typed, chosen and pressed before; `heldSince` is when the page began
 * to listen. All islands of a page share one store. Resolves after the first effects have run.
 */
export async function mountIsland(
  element: HTMLElement,
  widget: ComponentType<never>,
  held: HeldPresses,
  heldSince: number,
): Promise<void> {
  const Widget = widget as ComponentType<{ slots?: readonly SlotContent[] }> // the props come from the server
  const store = pageStore()
  // An island that is called shows what the document did not have.
  if (element.dataset['wake'] === 'call') await applyStyles()
  // The first render must match the server's.
  await store.loadMessages(element.dataset['messages']?.split(' ') ?? [])
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object // written by Island
  const slots = preservedSlots(element)
  const retype = typedBefore(element)
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <Alive onAlive={resolve}>
        <StoreProvider store={store}>
          {createElement(Widget, { ...props, ...(slots && { slots }) })}
        </StoreProvider>
      </Alive>,
      { identifierPrefix: element.id },
    )
  })
  retype()
  element.dataset['awake'] = 'true'
  repeatPresses(held, earliestPress(element, heldSince))
}

/** Server-rendered children are in the DOM already and stay there. */
function preservedSlots(element: HTMLElement): readonly SlotContent[] | undefined {
  const count = Number(element.dataset['slots'] ?? 0)
  return count > 0 ? Array.from({ length: count }, () => PRESERVED) : undefined
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}
