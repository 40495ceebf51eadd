/** A signal that fires when time is up or when the caller gives up, and says which of the two it was. */
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
  const giveUp = () => controller.abort(caller?.reason)
  if (caller?.aborted) giveUp()
  else caller?.addEventListener('abort', giveUp, { once: true })
  return {
    signal: controller.signal,
    isOver: () => isOver,
    release: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', giveUp)
    },
  }
}
