import { afterFirstView } from './after-first-view.ts'

/**
 * Applies the whole style sheets at the end of the body, which the first view does not need: the relayout
 * would delay its image. Without scripting they apply at once (server/pages/first-view.ts).
 */
export function applyWholeSheets(): void {
  afterFirstView(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('body > link[media]')) sheet.media = 'all'
  })
}
