import { isShyrdakError } from '@shyrdak/sdk'
import { allBlocks } from '@shyrdak/blocks'
import { readPage, type LoadedPage } from '@shyrdak/react-store/pages'
import { redirect } from 'react-router'
import { notFound } from '../page/not-found.ts'
import type { RequestContext } from '../page/request-context.ts'
import { firstImage } from './first-image.ts'
import { pagePath } from './page-path.ts'

/** A page of blocks, with the data that its blocks need. */
export interface PageContent {
  title: string
  description: string
  /** The media path of its first image, for links to it on social networks. */
  photo: string | undefined
  blocks: LoadedPage
}

/** Loads the blocks of a page with their data. Those that cannot be parsed or read are logged and omitted. */
export const loadBlocks = (
  { sdk, language, logFailure }: RequestContext,
  content: string,
): Promise<LoadedPage> =>
  readPage(content, {
    blocks: allBlocks,
    sdk,
    language,
    onFailure: (error, query) =>
      logFailure(query ? `reading ${query.read} for a block` : 'parsing the blocks of a page', error),
  })

async function loadContent(
  pageContext: RequestContext,
  content: string,
): Promise<Pick<PageContent, 'photo' | 'blocks'>> {
  const blocks = await loadBlocks(pageContext, content)
  return { photo: firstImage(blocks.nodes), blocks }
}

const HOME = 'home'

/** The content of the home page until someone creates a page called `home`: products. */
const FIRST_GOODS = JSON.stringify([
  { componentName: 'Container', children: [{ componentName: 'Products', props: { count: 12 } }] },
])

/** Loads the home page, which always exists. */
export async function loadHome(pageContext: RequestContext): Promise<PageContent> {
  const nobodys = { url: HOME, title: 'Shyrdak', description: '', content: FIRST_GOODS }
  const read = await pageContext.sdk.content.pages
    .read({ params: { url: HOME }, query: { locale: pageContext.language } })
    .catch((error: unknown) => {
      if (isShyrdakError(error) && error.code === 'NOT_FOUND') return nobodys
      throw error
    })
  // A page that used to be the home page has its own URL by now.
  const { title, description, content } = read.url === HOME ? read : nobodys
  return { title, description, ...(await loadContent(pageContext, content)) }
}

/** Loads a page by its URL name. Redirects when it has moved; throws a 404 response when there is none. */
export async function loadPage(pageContext: RequestContext, asked: string): Promise<PageContent> {
  const { url, title, description, content } = await pageContext.sdk.content.pages
    .read({ params: { url: asked }, query: { locale: pageContext.language } })
    .catch(notFound)
  // The router adds the prefix.
  if (url !== asked) throw redirect(pagePath(url), 301)
  return { title, description, ...(await loadContent(pageContext, content)) }
}
