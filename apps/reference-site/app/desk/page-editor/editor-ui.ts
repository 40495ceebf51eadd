import type { Place } from '@shyrdak/state-machines/page-editor/rules'
import { useSyncExternalStore } from 'react'

/** The panes of the editor. Phones show one at a time. */
export const PANES = ['outline', 'canvas', 'fields'] as const
export type Pane = (typeof PANES)[number]

/** The widths of the canvas in pixels. */
export const WIDTHS = { phone: 390, tablet: 820, desk: 1280 } as const
export type WidthName = keyof typeof WIDTHS

export interface EditorUi {
  readonly pane: Pane
  readonly width: WidthName
  /** The factor by which the page is scaled down to fit its pane. */
  readonly scale: number
  /** Whether the page works like in the shop. */
  readonly isTrying: boolean
  /** The place for which the palette is open; null when it is closed. */
  readonly palette: Place | null
  readonly dialog: 'keys' | 'remove' | 'history' | null
  /** The announced text, with a counter so that the same text is announced again. */
  readonly announcement: { readonly text: string; readonly count: number }
}

export interface EditorUiStore {
  get(): EditorUi
  set(change: Partial<EditorUi>): void
  announce(text: string): void
  subscribe(listener: () => void): () => void
}

/** The editor's UI state that is not part of the page. */
export function editorUi(width: WidthName): EditorUiStore {
  const listeners = new Set<() => void>()
  let ui: EditorUi = {
    pane: 'canvas',
    width,
    scale: 1,
    isTrying: false,
    palette: null,
    dialog: null,
    announcement: { text: '', count: 0 },
  }
  const set = (change: Partial<EditorUi>) => {
    ui = { ...ui, ...change }
    for (const listener of listeners) listener()
  }
  return {
    get: () => ui,
    set,
    announce: (text) => set({ announcement: { text, count: ui.announcement.count + 1 } }),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Subscribes to a part of the UI state. */
export const useUi = <Part>(store: EditorUiStore, select: (ui: EditorUi) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
