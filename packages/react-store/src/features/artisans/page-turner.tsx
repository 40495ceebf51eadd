import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type {
  WorkshopPaginationEvent,
  WorkshopPaginationView,
} from '@shyrdak/state-machines/workshop-pagination'
import type { MouseEvent } from 'react'
import { useMessages } from '../../messages/use-messages.ts'

interface PageTurnerProps extends Pick<
  WorkshopPaginationView,
  'page' | 'pageCount' | 'hasNext' | 'hasPrevious'
> {
  /** Returns the URL of a page of the list, used when scripts do not run. */
  readonly href: (page: number) => string
  readonly send: (event: WorkshopPaginationEvent) => void
  readonly prepare: () => void
}

/** Whether a click has no modifier key: those open a new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Previous and next as links, so that the site can serve them without JavaScript. At either end, the disabled
 * link stays in the tab order.
 */
export function PageTurner({ page, pageCount, hasNext, hasPrevious, href, send, prepare }: PageTurnerProps) {
  const t = useMessages('artisans')
  const step = (to: number, isOpen: boolean, type: WorkshopPaginationEvent['type']) => ({
    href: href(to),
    tone: 'secondary' as const,
    'aria-disabled': isOpen ? undefined : (true as const),
    // Preload on hover and focus.
    onFocus: prepare,
    onPointerEnter: prepare,
    onClick(event: MouseEvent) {
      if (!isPlain(event)) return
      event.preventDefault()
      if (isOpen) send({ type })
    },
  })
  return (
    <nav className="shyrdak-artisans-pages" aria-label={t('pages')}>
      <Button {...step(Math.max(1, page - 1), hasPrevious, 'page.previous')} rel="prev">
        <Icon name="chevron-left" />
        {t('previous')}
      </Button>
      <span className="shyrdak-artisans-page">{t('pageOf', { page, pages: pageCount })}</span>
      <Button {...step(Math.min(pageCount, page + 1), hasNext, 'page.next')} rel="next">
        {t('next')}
        <Icon name="chevron-right" />
      </Button>
    </nav>
  )
}
