// Loaded into a process with `--import`: should the process that started it vanish without a word (kill -9),
// it ends itself in the orderly way, and with its whole group when that takes too long.
import { isMainThread } from 'node:worker_threads'
import { whenParentEnds } from './parents.mjs'

if (isMainThread) {
  whenParentEnds(() => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => {
      try {
        process.kill(-process.pid, 'SIGKILL')
      } catch {
        process.kill(process.pid, 'SIGKILL')
      }
    }, 10_000).unref()
  })
}
