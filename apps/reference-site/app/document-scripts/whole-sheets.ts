import { afterFirstView } from './after-first-view.ts'

/**
 * Puts on the style sheets behind the content, which the first view does without: laying the page out anew would hold up
 * its image. Where no script runs they apply as they come (server/pages/first-view.ts).
 */
export function wearWholeSheets(): void {
  afterFirstView(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('body > link[media]')) sheet.media = 'all'
  })
}
