import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { BlockId } from '@shyrdak/state-machines/page-editor/rules'

/** The state of the canvas. */
export interface CanvasState {
  readonly nodes: readonly BlockNode[]
  readonly selected: BlockId | null
  /** Whether the page is tried out: it works like in the shop, and blocks cannot be selected. */
  readonly isTrying: boolean
  /** How far the document is scaled down, so that editor controls can keep their size. */
  readonly scale: number
}

/** The texts of the canvas, in the manager's language. */
export interface CanvasTexts {
  readonly label: string
  readonly add: string
  readonly addBefore: string
  readonly addAfter: string
  readonly notShown: (name: string) => string
  readonly nothingYet: (name: string) => string
  readonly notSent: string
  readonly empty: string
}

/**
 * The editor, as seen by the canvas document. Both have the same origin, so objects are shared by reference:
 * unchanged ones keep their identity and are not rendered again.
 */
export interface CanvasHost {
  readonly texts: CanvasTexts
  getState(): CanvasState
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Returns the block whose node has these props. */
  idOf(props: object): BlockId | undefined
  /** Returns the name of a block. */
  nameOf(id: BlockId): string
  select(id: BlockId | null): void
  /** Opens the palette for a place next to a block. */
  addBeside(id: BlockId, side: 'before' | 'after'): void
  /** Opens the palette for a place inside a block, or on an empty page. */
  addInside(id: BlockId | null): void
  /** Passes on a key that the canvas does not handle. Returns whether the editor did. */
  pressed(event: KeyboardEvent): boolean
  /** Returns the selected block as text for the clipboard; `pasted` takes such a text. */
  copied(isCut: boolean): string | null
  pasted(text: string): boolean
  /** Moves the focus to the pane before or after the canvas. */
  leave(direction: 'before' | 'after'): void
  /** Reports that a form submission or a link was blocked. */
  stopped(): void
}

/** The editor's iframe carries its host for the canvas document. */
export interface CanvasElement extends HTMLIFrameElement {
  shyrdakCanvas?: CanvasHost
}

/** The editor around this document; null when the document was opened by itself. */
export function canvasHostOf(target: Pick<Window, 'frameElement'>): CanvasHost | null {
  const frame = target.frameElement as CanvasElement | null // only the editor frames this document
  return frame?.shyrdakCanvas ?? null
}
