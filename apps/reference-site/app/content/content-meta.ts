import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import type { PageContent } from './load-page.ts'

/** The title, description and photo of a page of blocks. */
export function contentMeta(
  matches: Parameters<typeof pageContextIn>[0],
  page: PageContent | undefined,
): MetaDescriptor[] {
  return pageMeta(pageContextIn(matches), {
    title: page?.title ?? 'Shyrdak',
    description: page?.description ?? '',
    photo: page?.photo,
  })
}
