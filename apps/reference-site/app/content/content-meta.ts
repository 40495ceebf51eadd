import type { MetaDescriptor } from 'react-router'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import type { LoadedPage } from './load-page.ts'

/** Title and description of a page of blocks. */
export function contentMeta(
  matches: Parameters<typeof visitIn>[0],
  page: LoadedPage | undefined,
): MetaDescriptor[] {
  return pageMeta(visitIn(matches), {
    title: page?.title ?? 'Shyrdak',
    description: page?.description ?? '',
  })
}
