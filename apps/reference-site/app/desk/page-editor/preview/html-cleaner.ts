import {
  blockNameOf,
  BLOCK_SCHEMAS,
  isBlockName,
  mapHtml,
  type BlockNode,
  type SafeHtml,
} from '@shyrdak/sdk/blocks'
import type { ContentPreview } from '@shyrdak/sdk/management'

export type PreviewState = 'ready' | 'waiting' | 'failed'

/** Cleans what is typed by the server, which alone can. */
export interface HtmlCleaner {
  /** A text as it may be shown; undefined while nobody knows. */
  clean(html: string): SafeHtml | undefined
  /** Asks for the texts of these blocks a moment later. */
  ask(blocks: readonly BlockNode[]): void
  /** Asks again for what could not be had. */
  retry(): void
  state(): PreviewState
  /** Called whenever more is known. */
  subscribe(listener: () => void): () => void
}

interface Effects {
  readonly preview: (content: string) => Promise<ContentPreview>
  /** Runs a function after so many milliseconds. */
  readonly later: (run: () => void, ms: number) => void
}

/** Milliseconds without typing until the server is asked. */
const PAUSE = 150
/** Characters of one request, far below the longest content. */
const MAX_CHARACTERS = 200_000
/** Texts that are remembered; what was typed on the way is forgotten first. */
const MAX_TEXTS = 4_000

/** The HTML in the props of a block, in the order of its schema. */
export function htmlIn({ props = {}, ...node }: BlockNode): string[] {
  const name = blockNameOf(node)
  const found: string[] = []
  if (isBlockName(name))
    mapHtml(BLOCK_SCHEMAS[name], props, (html) => {
      found.push(html)
      return html
    })
  return found
}

/** Blocks in lists that are short enough for a request. */
function batchesOf(blocks: readonly BlockNode[]): BlockNode[][] {
  const batches: BlockNode[][] = []
  let left = 0
  for (const block of blocks) {
    const size = JSON.stringify(block).length
    if (left < size || batches.length === 0) {
      batches.push([])
      left = MAX_CHARACTERS
    }
    batches.at(-1)?.push(block)
    left -= size
  }
  return batches
}

export function htmlCleaner({ preview, later }: Effects): HtmlCleaner {
  const known = new Map<string, SafeHtml>()
  const listeners = new Set<() => void>()
  let wanted: readonly BlockNode[] = []
  let state: PreviewState = 'ready'
  let asked = 0
  let isAsking = false

  const become = (next: PreviewState) => {
    state = next
    for (const listener of listeners) listener()
  }

  function remember(html: string, clean: SafeHtml) {
    known.delete(html)
    known.set(html, clean)
    for (const old of known.keys()) {
      if (known.size <= MAX_TEXTS) break
      known.delete(old)
    }
  }

  async function cleanBatch(blocks: readonly BlockNode[]) {
    const { content } = await preview(JSON.stringify(blocks))
    const shown = JSON.parse(content) as BlockNode[] // the contract's answer
    const isWhole = shown.length === blocks.length
    for (const [index, block] of blocks.entries()) {
      const cleaned = isWhole ? htmlIn(shown[index] ?? {}) : []
      // What a server of another version leaves out is shown as nothing, never as it was typed.
      for (const [place, html] of htmlIn(block).entries()) remember(html, (cleaned[place] ?? '') as SafeHtml) // cleaned by the server
    }
  }

  async function send() {
    if (isAsking) return
    const missing = wanted.filter((block) => htmlIn(block).some((html) => !known.has(html)))
    wanted = []
    if (missing.length === 0) return become('ready')
    isAsking = true
    try {
      for (const batch of batchesOf(missing)) await cleanBatch(batch)
      isAsking = false
      become(wanted.length > 0 ? 'waiting' : 'ready')
      if (wanted.length > 0) await send()
    } catch {
      // The page is edited all the same; its picture is not up to date, which is said beside it.
      isAsking = false
      wanted = missing
      become('failed')
    }
    return undefined
  }

  function ask(blocks: readonly BlockNode[]) {
    if (blocks.length === 0) return
    wanted = blocks
    state = 'waiting'
    asked += 1
    const turn = asked
    later(() => {
      if (turn === asked) void send()
    }, PAUSE)
  }

  return {
    clean(html) {
      return html === '' ? ('' as SafeHtml) : known.get(html) // nothing is harmless
    },
    ask,
    retry: () => ask(wanted),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
