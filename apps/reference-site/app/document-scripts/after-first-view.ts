/** Milliseconds after which nothing waits any longer: an image of the first view may be on its way for minutes. */
const MAX_WAIT = 3_000

/** Does what a first view can be shown without once that is there, or took too long. */
export function afterFirstView(work: () => void): void {
  if (document.readyState === 'complete') return work()
  const start = () => {
    removeEventListener('load', start)
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(start, MAX_WAIT)
  addEventListener('load', start)
}
