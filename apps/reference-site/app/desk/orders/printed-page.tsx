import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef, type ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDocumentTitle } from '../use-document-title.ts'

/** The maximum wait for photos, in milliseconds. Slips are usable without them: they name the products. */
const PATIENCE_MS = 5_000

/** Resolves once every photo has loaded or failed, or the wait is over. */
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
  /** The title of the document, and of a PDF printed from it. */
  title: string
  children: ReactNode
}

/** A page that opens the print dialog by itself. */
export function PrintedPage({ title, children }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/orders')
  useDocumentTitle(title)
  const sheets = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isOpen = true
    // Waits for the fonts, so that no fallback is printed, and for the photos.
    void Promise.all([document.fonts.ready, photosOf(sheets.current)]).then(() => {
      if (isOpen) print()
    })
    return () => {
      isOpen = false
    }
  }, [])
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
