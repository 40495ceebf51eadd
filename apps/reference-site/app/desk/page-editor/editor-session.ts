import type { Store } from '@shyrdak/react-store'
import type { Language } from '@shyrdak/sdk/contract'
import { contentPreview } from '@shyrdak/sdk/management'
import {
  pageEditorActors,
  pageEditorMachine,
  type InLanguages,
  type PageEditorActor,
} from '@shyrdak/state-machines/page-editor'
import { createActor } from 'xstate'
import { createOnce } from '../create-once.ts'
import { deskCall, type DeskCall } from '../desk-call.ts'
import { blockCommands, type BlockCommands } from './block-commands.ts'
import type { EditorKind } from './editor-kind.ts'
import { editorUi, WIDTHS, type EditorUiStore } from './editor-ui.ts'
import { htmlCleaner, type HtmlCleaner } from './preview/html-cleaner.ts'

/** The initial content of a new page. */
export interface NewPageStart {
  /** The initial URL name; empty when it is not known yet. */
  readonly address: string
  /** The id of the page to copy. */
  readonly copyOf: number | null
  /** The initial blocks, in every language. */
  readonly content: (shown: Language) => Promise<InLanguages<string>>
}

interface Options {
  readonly store: Store
  readonly kind: EditorKind
  /** Null for a new page. */
  readonly id: number | null
  readonly start: NewPageStart
  /** The language shown first. */
  readonly language: Language
  /** Called once a new page has an id. */
  readonly onCreated: (id: number) => void
}

/** A page open in the editor. */
export interface EditorSession {
  readonly actor: PageEditorActor
  readonly kind: EditorKind
  readonly call: DeskCall
  readonly ui: EditorUiStore
  readonly commands: BlockCommands
  readonly cleaner: HtmlCleaner
  /** The id of the page; null until it is stored. */
  readonly pageId: () => number | null
}

const copiedAddress = (url: unknown) => `${String(url)}-copy`

/** Opens a page in the editor. */
export function openEditor({ store, kind, id: first, start, language, onCreated }: Options): EditorSession {
  const call = deskCall(store)
  const sending = { call, create: createOnce(call, store.ports, kind.list) }
  let id = first

  async function load(signal: AbortSignal) {
    if (id !== null) return (await kind.read(call, id, signal)).page
    if (start.copyOf === null)
      return {
        fields: { ...kind.blank, url: start.address },
        content: await start.content(language),
        revision: null,
      }
    const { page } = await kind.read(call, start.copyOf, signal)
    return { ...page, fields: { ...page.fields, url: copiedAddress(page.fields['url']) }, revision: null }
  }

  const machine = pageEditorMachine.provide(
    pageEditorActors({
      name: () => `${kind.name}-${id ?? 'new'}`,
      load,
      async save(page, signal) {
        const saved = await kind.save(sending, page.revision === null ? null : id, page, signal)
        if (id === saved.id) return saved.page
        id = saved.id
        onCreated(id)
        return saved.page
      },
      storage: store.ports.storage,
      readFields: kind.readFields,
      now: store.ports.now,
    }),
  )
  const actor = createActor(machine, { input: { language } }).start()
  return {
    actor,
    kind,
    call,
    // On a phone the canvas starts with the width of a phone.
    ui: editorUi(innerWidth < WIDTHS.tablet ? 'phone' : 'desk'),
    commands: blockCommands(actor),
    cleaner: htmlCleaner({
      preview: (content) => call(contentPreview.read, { body: { content } }),
      later: (run, ms) => void setTimeout(run, ms),
    }),
    pageId: () => id,
  }
}
