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

/** Sanitizes entered HTML through the server, which has the only sanitizer. */
export interface HtmlCleaner {
  /** Returns the sanitized HTML; undefined until it is known. */
  clean(html: string): SafeHtml | undefined
  /** Requests the sanitized texts of these blocks after a pause. */
  ask(blocks: readonly BlockNode[]): void
  /** Retries the failed requests. */
  retry(): void
  state(): PreviewState
  /** Called whenever new texts are known. */
  subscribe(listener: () => void): () => void
}

interface Effects {
  readonly preview: (content: string) => Promise<ContentPreview>
  /** Runs a function after a delay in milliseconds. */
  readonly later: (run: () => void, ms: number) => void
}

/** The debounce in milliseconds before the server is called. */
const PAUSE_MS = 150
/** The maximum size of a request in characters, far below the maximum size of content. */
const MAX_CHARACTERS = 200_000
/** The maximum number of cached texts; the oldest ones are evicted first. */
const MAX_TEXTS = 4_000

/** Returns the HTML in a block's props, in the order of its schema. */
function htmlIn({ props = {}, ...node }: BlockNode): string[] {
  const name = blockNameOf(node)
  const found: string[] = []
  if (isBlockName(name))
    mapHtml(BLOCK_SCHEMAS[name], props, (html) => {
      found.push(html)
      return html
    })
  return found
}

/** Splits blocks into batches that fit into a request. */
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
    const shown = JSON.parse(content) as BlockNode[] // as in the contract
    const isWhole = shown.length === blocks.length
    for (const [index, block] of blocks.entries()) {
      const cleaned = isWhole ? htmlIn(shown[index] ?? {}) : []
      // Text that a server of another version leaves out is shown as empty, never unsanitized.
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
      // The page can still be edited; a note says that the preview is outdated.
      isAsking = false
      // A newer text was asked for meanwhile: it replaces the one that failed.
      if (wanted.length === 0) wanted = missing
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
    }, PAUSE_MS)
  }

  return {
    clean(html) {
      return html === '' ? ('' as SafeHtml) : known.get(html) // an empty text is safe
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
