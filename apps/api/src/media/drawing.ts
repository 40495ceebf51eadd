import { Worker } from 'node:worker_threads'
import type { PictureFile } from './picture-file.ts'

export interface ToDraw extends PictureFile {
  id: number
}

export type Drawn = { id: number; bytes: Uint8Array } | { id: number; failure: string }

/** Milliseconds without work after which the thread ends, and its memory with it. */
const IDLE = 15_000

/** Draws pictures in a thread that lives while there are pictures to draw. */
export function drawing(workerFile: string | URL) {
  const waiting = new Map<number, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let rest: NodeJS.Timeout | undefined
  let last = 0

  function end(because?: Error): void {
    clearTimeout(rest)
    const ended = worker
    worker = undefined
    for (const { reject } of waiting.values()) reject(because ?? new Error('The store is closing.'))
    waiting.clear()
    void ended?.terminate()
  }

  function start(): Worker {
    const started = new Worker(workerFile)
    started.unref()
    started.on(
      'error',
      (error) => started === worker && end(error instanceof Error ? error : new Error(String(error))),
    )
    started.on('message', (drawn: Drawn) => {
      const waiter = waiting.get(drawn.id)
      waiting.delete(drawn.id)
      if ('bytes' in drawn) waiter?.resolve(drawn.bytes)
      else waiter?.reject(new Error(drawn.failure))
      if (waiting.size === 0) rest = setTimeout(end, IDLE).unref()
    })
    return started
  }

  return {
    draw(picture: PictureFile): Promise<Uint8Array> {
      clearTimeout(rest)
      worker ??= start()
      const id = (last += 1)
      const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ ...picture, id } satisfies ToDraw)
      return drawn
    },
    stop: () => end(),
  }
}
