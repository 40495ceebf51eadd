import { allBlocks } from '@shyrdak/blocks'
import { readPage, type ReadPage } from '@shyrdak/react-store/pages'
import { missingPage } from '../page/missing-page.ts'
import type { Visit } from '../visit.ts'

/** A page that an author made of blocks, with all that its blocks need. */
export interface LoadedPage {
  title: string
  description: string
  blocks: ReadPage
}

/** The blocks of some content, with their answers. What could not be read is logged, and the page stands without it. */
export const loadBlocks = ({ sdk, language }: Visit, content: string): Promise<ReadPage> =>
  readPage(content, allBlocks, sdk, language, (error, need) => {
    console.error(need ? `A block could not read its ${need.read}.` : 'A page could not be read.', error)
  })

/** Loads the page of this address; where there is none, the page-not-found screen is shown. */
export async function loadPage(visit: Visit, url: string): Promise<LoadedPage> {
  const { title, description, content } = await visit.sdk.content.pages
    .read({ params: { url }, query: { locale: visit.language } })
    .catch(missingPage)
  return { title, description, blocks: await loadBlocks(visit, content) }
}
