import type { Language } from '@shyrdak/sdk/contract'
import {
  findBlock,
  selectPageEditor,
  type BlockId,
  type PageEditorActor,
} from '@shyrdak/state-machines/page-editor'
import type { CanvasHost, CanvasState, CanvasTexts } from '../canvas/canvas-host.ts'
import type { HtmlCleaner } from './html-cleaner.ts'
import { previewBuilder } from './preview-tree.ts'

interface Options {
  readonly actor: PageEditorActor
  readonly cleaner: HtmlCleaner
  readonly texts: CanvasTexts
  readonly shownAs: () => Pick<CanvasState, 'isTrying' | 'scale'>
  /** Returns the name of a kind of block. */
  readonly nameOf: (name: string) => string
  /** Runs a function before the next frame. */
  readonly beforeFrame: (run: () => void) => void
  readonly answers: Pick<
    CanvasHost,
    'select' | 'addBeside' | 'addInside' | 'pressed' | 'copied' | 'pasted' | 'leave' | 'stopped'
  >
}

/**
 * Provides each language's canvas with a page that is safe to render. Rebuilt at most once per frame, and
 * only where it changed.
 */
export function editorPreview({ actor, cleaner, texts, shownAs, nameOf, beforeFrame, answers }: Options) {
  const hosts = new Map<Language, { host: CanvasHost; refresh: () => void }>()
  let isScheduled = false

  function refreshShown() {
    isScheduled = false
    hosts.get(selectPageEditor(actor.getSnapshot()).language)?.refresh()
  }
  function schedule() {
    if (isScheduled) return
    isScheduled = true
    beforeFrame(refreshShown)
  }
  actor.subscribe(schedule)
  cleaner.subscribe(schedule)

  function open(language: Language) {
    const builder = previewBuilder(cleaner.clean)
    const listeners = new Set<() => void>()
    const treeNow = () => selectPageEditor(actor.getSnapshot()).page.trees[language]
    const stateNow = (): CanvasState => {
      const { selected } = selectPageEditor(actor.getSnapshot())
      const { nodes, unclean } = builder.build(treeNow())
      cleaner.ask(unclean)
      return { nodes, selected, ...shownAs() }
    }
    let state = stateNow()

    function refresh() {
      const next = stateNow()
      const isSame =
        next.selected === state.selected &&
        next.isTrying === state.isTrying &&
        next.scale === state.scale &&
        next.nodes.length === state.nodes.length &&
        next.nodes.every((node, index) => node === state.nodes[index])
      if (isSame) return
      state = next
      for (const listener of listeners) listener()
    }

    const host: CanvasHost = {
      ...answers,
      texts,
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      idOf: builder.idOf,
      nameOf: (id: BlockId) => nameOf(findBlock(treeNow(), id)?.name ?? ''),
    }
    return { host, refresh }
  }

  return {
    /** Returns the host of a language's canvas. */
    hostOf(language: Language): CanvasHost {
      const known = hosts.get(language) ?? open(language)
      hosts.set(language, known)
      return known.host
    },
    /** Schedules an update after a change outside the page. */
    refresh: schedule,
  }
}
export type EditorPreview = ReturnType<typeof editorPreview>
