import { messagesIn } from '../messages/messages-in.ts'
import type { ReactNode } from 'react'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { usePageContext } from '../page/use-page-context.ts'
import type { PageContent } from './load-page.ts'

/** A page of blocks, or a message when it has none. Source: spec §8. */
export function ContentPage({
  page: { title, blocks },
  children,
}: {
  page: PageContent
  /** Content below the blocks. */
  children?: ReactNode
}) {
  const t = messagesIn(usePageContext().language, 'site/content')
  return (
    <main className="site-content-page">
      {blocks.nodes.length > 0 ? (
        <>
          {/* Few pages show their title, but the headings of blocks need an `h1` above them. */}
          <h1 className="shyrdak-hidden">{title}</h1>
          <PageBlocks page={blocks} />
        </>
      ) : (
        <div className="site-page">
          <h1>{title}</h1>
          <p>{t('empty')}</p>
        </div>
      )}
      {children}
    </main>
  )
}
