import { afterFirstView } from './after-first-view.ts'

/**
 * Applies the whole style sheets at the end of the body, which the first view does not need: the relayout
 * would delay its image. Without scripting they apply at once (server/pages/first-view.ts).
 */
export function applyWholeSheets(): void {
  afterFirstView(() => {
    for (const sheet of wholeSheets()) sheet.media = 'all'
  })
}

const wholeSheets = () => document.querySelectorAll<HTMLLinkElement>('body > link[media]')

/** Runs work whose elements are not in the document yet, once the sheets with their styles apply. */
export function whenStyled(work: () => void): void {
  afterFirstView(() => {
    const awaited = new Set([...wholeSheets()].filter(({ sheet }) => sheet === null))
    if (awaited.size === 0) return work()
    for (const sheet of awaited)
      // Without its sheet the work is still of use.
      for (const outcome of ['load', 'error'])
        sheet.addEventListener(outcome, () => awaited.delete(sheet) && awaited.size === 0 && work())
  })
}
