import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import type { Listener } from './events.ts'
import type { HandlerTree } from './handler.ts'
import type { Job } from './jobs/job.ts'
import type { ImageColumns } from './media/image-columns.ts'
import type { PhotoQuery } from './media/warm-images.ts'
import type { Sweep } from './jobs/sweeps.ts'
import type { ShowsTree } from './shows.ts'
import type { IncomeLine, SetupLine, WaitingLine } from './waiting.ts'

/** A business domain for composition: everything it registers in the application. */
export interface Module<Context = AppContext> {
  readonly name: string
  /** Its part of the contract's tree. */
  readonly handlers: HandlerTree<Context>
  /** The tags of what the answers of its public reads show. */
  readonly shows?: ShowsTree
  readonly jobs?: readonly Job<never, Context>[]
  readonly sweeps?: readonly Sweep<Context>[]
  readonly listeners?: readonly Listener<Context>[]
  /** Columns that reference images. Only referenced images are rendered, and their uploads are kept. */
  readonly images?: ImageColumns
  /** The images its pages show first, rendered ahead of time. */
  readonly photos?: readonly PhotoQuery[]
  /** What may wait for a manager. */
  readonly waiting?: readonly WaitingLine[]
  /** What a new store needs before it can sell. */
  readonly setup?: readonly SetupLine<Context>[]
  /** Sources of income. */
  readonly income?: readonly IncomeLine[]
  /** Routes below `/api` that are not endpoints of the contract, such as webhooks. */
  readonly routes?: (app: FastifyInstance, context: Context) => Promise<void>
}

type Merged<Tree> = (Tree extends unknown ? (tree: Tree) => void : never) extends (tree: infer All) => void
  ? All
  : never

/**
 * Merges the handlers of all modules into one tree.
 * @throws an error if two modules handle the same endpoint: a build mistake
 */
export function mergeHandlers<const Modules extends readonly Module<never>[]>(
  modules: Modules,
): Merged<Modules[number]['handlers']> {
  const merged: Record<string, unknown> = {}
  for (const { handlers } of modules) merge(merged, handlers, [])
  return merged as Merged<Modules[number]['handlers']> // `merge` has put every module's own tree into it
}

/** Merges what the answers of all modules show into one tree. */
export function mergeShows(modules: readonly Pick<Module<never>, 'shows'>[]): ShowsTree {
  const merged: Record<string, unknown> = {}
  for (const { shows = {} } of modules) merge(merged, shows, [])
  return merged as ShowsTree // `merge` has put every module's own tree into it
}

function merge(into: Record<string, unknown>, tree: object, path: string[]): void {
  for (const [name, value] of Object.entries(tree)) {
    const known = into[name]
    const here = [...path, name]
    if (known === undefined && typeof value === 'function') into[name] = value
    else if (typeof value === 'object' && typeof known !== 'function')
      merge((into[name] ??= {}) as Record<string, unknown>, value as object, here)
    else throw new Error(`Two modules answer ${here.join('.')}.`)
  }
}
