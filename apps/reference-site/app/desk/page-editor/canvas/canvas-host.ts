import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { BlockId } from '@shyrdak/state-machines/page-editor/rules'

/** What the canvas shows. */
export interface CanvasState {
  readonly nodes: readonly BlockNode[]
  readonly selected: BlockId | null
  /** Whether the page is tried out: it answers like that of the shop, and nothing is selected. */
  readonly isTrying: boolean
  /** How far the document is scaled down, so that what is the editor's keeps its size. */
  readonly scale: number
}

/** Texts of the canvas, in the language of the manager. */
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
 * The editor, as the document of the canvas sees it. Both have one origin, so that objects are handed over as they are:
 * what has not changed is the same object there, and is not rendered again.
 */
export interface CanvasHost {
  readonly texts: CanvasTexts
  getState(): CanvasState
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** The block whose node has these props. */
  idOf(props: object): BlockId | undefined
  /** What a block is called. */
  nameOf(id: BlockId): string
  select(id: BlockId | null): void
  /** Opens the palette for a place beside a block. */
  addBeside(id: BlockId, side: 'before' | 'after'): void
  /** Opens the palette for a place in a block, or on an empty page. */
  addInside(id: BlockId | null): void
  /** A key that the canvas itself does not answer; whether the editor has. */
  pressed(event: KeyboardEvent): boolean
  /** The text of the selected block for the clipboard, and what is done with a text from there. */
  copied(isCut: boolean): string | null
  pasted(text: string): boolean
  /** The focus leaves the canvas for the pane before or after it. */
  leave(direction: 'before' | 'after'): void
  /** Tells that a form was not sent, or a link not followed. */
  stopped(): void
}

/** An iframe of the editor carries its host, until its document asks for it. */
export interface CanvasElement extends HTMLIFrameElement {
  shyrdakCanvas?: CanvasHost
}

/** The editor around this document; null for a document that was opened by itself. */
export function canvasHostOf(target: Pick<Window, 'frameElement'>): CanvasHost | null {
  const frame = target.frameElement as CanvasElement | null // only the editor frames this document
  return frame?.shyrdakCanvas ?? null
}
