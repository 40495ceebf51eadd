import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureFile } from './picture-file.ts'

export interface ToDraw extends PictureFile {
  id: number
}

export type Drawn = { id: number; bytes: Uint8Array } | { id: number; failure: string }

/** Milliseconds without work after which the process ends, and its memory with it. */
const IDLE = 10_000

/** Draws pictures in a process that lives while there are pictures to draw. */
export function drawing(workerFile: string | URL) {
  const waiting = new Map<number, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>()
  let hand: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let last = 0

  function end(because: Error): void {
    clearTimeout(rest)
    const ended = hand
    hand = undefined
    for (const { reject } of waiting.values()) reject(because)
    waiting.clear()
    if (ended?.connected) ended.disconnect()
  }

  function start(): ChildProcess {
    const started = fork(workerFile instanceof URL ? fileURLToPath(workerFile) : workerFile, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // A store that closes does not wait for a picture.
    started.unref()
    started.channel?.unref()
    const isGone = (because: Error) => started === hand && end(because)
    started.on('error', isGone)
    started.on('exit', () => isGone(new Error('What draws pictures has ended.')))
    started.on('message', (message) => {
      const drawn = message as Drawn // the process sends nothing else
      const waiter = waiting.get(drawn.id)
      waiting.delete(drawn.id)
      if ('bytes' in drawn) waiter?.resolve(drawn.bytes)
      else waiter?.reject(new Error(drawn.failure))
      if (waiting.size === 0) rest = setTimeout(() => end(new Error('Nothing was drawn.')), IDLE).unref()
    })
    return started
  }

  return {
    draw(picture: PictureFile): Promise<Uint8Array> {
      clearTimeout(rest)
      hand ??= start()
      const id = (last += 1)
      const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }))
      hand.send({ ...picture, id } satisfies ToDraw)
      return drawn
    },
    stop: () => end(new Error('The store is closing.')),
  }
}
