// Loaded into a process with `--import`: if its parent disappears without notice (kill -9), the process shuts
// down gracefully, or kills its whole process group if that takes too long.
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
