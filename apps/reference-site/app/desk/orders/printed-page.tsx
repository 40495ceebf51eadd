import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef, type ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

/** How long a slip waits for photos: whoever packs has the names too. */
const PATIENCE_MS = 5_000

/** Resolves once every photo has come or has failed, or has taken too long. */
function photosOf(sheet: HTMLElement | null): Promise<unknown> {
  const photos = Array.from(sheet?.querySelectorAll('img') ?? [])
    .filter(({ complete }) => !complete)
    .map(
      (photo) =>
        new Promise((resolve) => {
          photo.addEventListener('load', resolve, { once: true })
          photo.addEventListener('error', resolve, { once: true })
        }),
    )
  return Promise.race([
    Promise.all(photos),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS)
    }),
  ])
}

interface Props {
  /** Of the document, and of a file that it is printed to. */
  title: string
  children: ReactNode
}

/** Sheets of paper that are opened to be printed, so they ask for the printer by themselves. */
export function PrintedPage({ title, children }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/orders')
  const sheets = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.title = `${title} · Shyrdak`
    let isOpen = true
    // In the letters of the shop, not in those that stand in for them, and with the photos of the goods.
    void Promise.all([document.fonts.ready, photosOf(sheets.current)]).then(() => {
      if (isOpen) print()
    })
    return () => {
      isOpen = false
    }
  }, [title])
  return (
    <>
      <p className="site-slip-actions">
        <Button onClick={() => print()}>{t('printAgain')}</Button>
      </p>
      <div ref={sheets} className="site-slip-sheets">
        {children}
      </div>
    </>
  )
}
