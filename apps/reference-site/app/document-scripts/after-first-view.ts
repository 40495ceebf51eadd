/** The maximum wait in milliseconds: a slow image of the first view may take minutes. */
const MAX_WAIT_MS = 3_000

/** Runs work that the first view does not need, after the page has loaded or the wait is over. */
export function afterFirstView(work: () => void): void {
  if (document.readyState === 'complete') return work()
  const start = () => {
    removeEventListener('load', start)
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(start, MAX_WAIT_MS)
  addEventListener('load', start)
}
