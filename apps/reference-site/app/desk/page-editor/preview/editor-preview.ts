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
  /** What a kind of block is called. */
  readonly nameOf: (name: string) => string
  /** Runs a function before the next frame is drawn. */
  readonly beforeFrame: (run: () => void) => void
  readonly answers: Pick<
    CanvasHost,
    'select' | 'addBeside' | 'addInside' | 'pressed' | 'copied' | 'pasted' | 'leave' | 'stopped'
  >
}

/** What the canvas of a language is given: the page as it may be shown, made again once a frame and only where it changed. */
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
    /** The host of the canvas in a language. */
    hostOf(language: Language): CanvasHost {
      const known = hosts.get(language) ?? open(language)
      hosts.set(language, known)
      return known.host
    },
    /** Shows what has changed outside of the page. */
    refresh: schedule,
  }
}
export type EditorPreview = ReturnType<typeof editorPreview>
