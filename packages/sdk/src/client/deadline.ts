/** A signal that aborts on timeout or when the caller aborts. `isOver` tells whether it was the timeout. */
export interface Deadline {
  readonly signal: AbortSignal
  readonly isOver: () => boolean
  readonly release: () => void
}

export function startDeadline(milliseconds: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    controller.abort()
  }, milliseconds)
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  else caller?.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    isOver: () => isOver,
    release: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}
