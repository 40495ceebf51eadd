import type { BlockId } from '@shyrdak/state-machines/page-editor/rules'
import { BLOCK_ATTRIBUTE } from './editor-blocks.tsx'

/** Returns the element of a block. */
export const elementOf = (page: Element | null, id: BlockId | null): HTMLElement | null =>
  id === null ? null : (page?.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTE}='${id}']`) ?? null)

/** Returns the innermost block around an element. */
export function blockAt(target: EventTarget | null): BlockId | null {
  // `instanceof Element` fails for elements of another document.
  const element = target as Partial<Element> | null
  const id = element?.closest?.(`[${BLOCK_ATTRIBUTE}]`)?.getAttribute(BLOCK_ATTRIBUTE)
  return id ? Number(id) : null
}

/** Opens the tabs around an element, outermost first. */
export function openTabsAround(element: Element): void {
  const panel = element.parentElement?.closest('[role=tabpanel]')
  if (!panel) return
  openTabsAround(panel)
  const tab = panel.getAttribute('aria-labelledby')
  const button = tab && panel.ownerDocument.getElementById(tab)
  if (!button || button.getAttribute('aria-selected') === 'true') return
  // Tabs react to mousedown.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }))
}
