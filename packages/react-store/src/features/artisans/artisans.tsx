import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Artisan, Paginated } from '@shyrdak/sdk/contract'
import { useEffect, useRef } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useArtisans } from './use-artisans.ts'
import { firstView } from './first-view.ts'
import { listTop } from './list-top.ts'
import { PageTurner } from './page-turner.tsx'
import { ArtisanCard } from './artisan-card.tsx'

export interface ArtisansProps {
  /** The first page, from the server. Loaded on mount when absent. */
  readonly first?: Paginated<Artisan>
  /** Whether the page number is written to the URL query; for pages about this list. */
  readonly inAddress?: boolean
}

export function Artisans({ first, inAddress = false }: ArtisansProps) {
  const { link, ports } = useStore()
  const { navigation } = ports
  const t = useMessages('artisans')
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { view, send, prepare, isUnavailable } = useArtisans({
    first,
    scrollToTop: () => window.scrollTo({ top: listTop(place.current) }),
  })
  const { state, page, pageCount, artisans, hasNext, hasPrevious } = view ?? firstView(first)
  const hasFailed = state === 'failed' || isUnavailable

  // Moves focus to the list instead of leaving it on the button below.
  const shownPage = useRef(page)
  useEffect(() => {
    if (state !== 'showing' || shownPage.current === page) return
    shownPage.current = page
    list.current?.focus({ preventScroll: true })
    if (inAddress) navigation.replaceQuery({ page: page > 1 ? String(page) : null })
  }, [state, page, inAddress, navigation])

  return (
    <div className="shyrdak-artisans" data-state={hasFailed ? 'failed' : state} ref={place}>
      {hasFailed ? (
        <Alert tone="danger" title={t('unavailable')}>
          <Button tone="secondary" size="small" onClick={() => send({ type: 'page.retry' })}>
            {t('retry')}
          </Button>
        </Alert>
      ) : state === 'empty' ? (
        <p className="shyrdak-artisans-empty">{t('empty')}</p>
      ) : (
        <ul
          className="shyrdak-artisans-list"
          aria-label={t('label')}
          aria-busy={state === 'loading' || undefined}
          tabIndex={-1}
          ref={list}
        >
          {artisans.map((artisan) => (
            <ArtisanCard key={artisan.id} artisan={artisan} />
          ))}
        </ul>
      )}
      {pageCount > 1 ? (
        <PageTurner
          page={page}
          pageCount={pageCount}
          hasNext={hasNext}
          hasPrevious={hasPrevious}
          href={(to) => (inAddress ? '' : link('/artisans')) + `?page=${to}`}
          send={send}
          prepare={prepare}
        />
      ) : null}
      <p className="shyrdak-hidden" role="status">
        {state === 'loading'
          ? t('loading')
          : view && pageCount > 1
            ? t('pageOf', { page, pages: pageCount })
            : ''}
      </p>
    </div>
  )
}
