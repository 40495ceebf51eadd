import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ImageFile, ImageSource } from '@shyrdak/api/seeding'
import { imageFor } from './image-name.ts'

export interface RenderJob extends ImageFile {
  id: number
}

export type Rendered = { id: number; bytes: Uint8Array } | { id: number; failure: string }

/** The niceness that leaves rendering a third of a busy CPU, so that it does not delay pages' scripts. */
const NICENESS = 5

/** Milliseconds without work after which the worker process ends and frees its memory. */
const IDLE_MS = 10_000

/** Draws images by name in a worker process that ends when idle. */
export function drawnImages(workerFile: string | URL, idleMs = IDLE_MS): ImageSource {
  const waiting = new Map<number, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>()
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function end(because: Error): void {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    for (const { reject } of waiting.values()) reject(because)
    waiting.clear()
    if (ended?.connected) ended.disconnect()
  }

  function start(): ChildProcess {
    const started = fork(workerFile instanceof URL ? fileURLToPath(workerFile) : workerFile, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // Page requests take priority over images.
    if (started.pid !== undefined) setPriority(started.pid, NICENESS)
    // A closing store does not wait for an image.
    started.unref()
    started.channel?.unref()
    const isGone = (because: Error) => started === worker && end(because)
    started.on('error', isGone)
    started.on('exit', () => isGone(new Error('The process that draws images has ended.')))
    started.on('message', (message) => {
      const rendered = message as Rendered // the process sends nothing else
      const waiter = waiting.get(rendered.id)
      waiting.delete(rendered.id)
      if ('bytes' in rendered) waiter?.resolve(rendered.bytes)
      else waiter?.reject(new Error(rendered.failure))
      if (waiting.size === 0)
        idle = setTimeout(() => end(new Error('The process that draws images is idle.')), idleMs).unref()
    })
    return started
  }

  return {
    has: (name) => imageFor(name) !== undefined,
    render(image) {
      clearTimeout(idle)
      worker ??= start()
      const id = (last += 1)
      const rendered = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.send({ ...image, id } satisfies RenderJob)
      return rendered
    },
    stop: () => end(new Error('The store is closing.')),
  }
}
