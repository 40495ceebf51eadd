import type { ReactNode } from 'react'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { contentMessages } from '../locales/content-messages.ts'
import { usePageContext } from '../page/use-page-context.ts'
import type { LoadedPage } from './load-page.ts'

/** A page of blocks, with a message where it has none. Source: spec §8. */
export function ContentPage({
  page: { title, blocks },
  children,
}: {
  page: LoadedPage
  /** What stands below the blocks. */
  children?: ReactNode
}) {
  const messages = contentMessages[usePageContext().language]
  return (
    <main className="site-content-page">
      {blocks.nodes.length > 0 ? (
        <>
          {/* Headings of blocks stand below the name of the page, which few of them show. */}
          <h1 className="shyrdak-hidden">{title}</h1>
          <PageBlocks page={blocks} />
        </>
      ) : (
        <div className="site-page">
          <h1>{title}</h1>
          <p>{messages.empty}</p>
        </div>
      )}
      {children}
    </main>
  )
}
