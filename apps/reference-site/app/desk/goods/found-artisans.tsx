import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { Named } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskProblem } from '../desk-problem.tsx'
import type { useFoundArtisans } from './use-found-artisans.ts'

interface Props {
  /** The id of the field, whose `-list` and `-option-…` these are. */
  id: string
  query: ReturnType<typeof useFoundArtisans>
  /** Null stands for no artisan. */
  options: readonly { readonly artisan: Named | null; readonly name: string }[]
  /** The index of the option that the keys have reached, or -1. */
  active: number
  chosen: Named | null
  onChoose: (artisan: Named | null) => void
}

/** The artisans found by an `ArtisanField`, or why there are none. */
export function FoundArtisans({ id, query, options, active, chosen, onChoose }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const { data, isLoading, error, isFetching } = query
  return (
    <div
      className="site-artisan-found"
      role="presentation"
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={`${id}-list`} role="listbox" aria-label={t('artisanChoice')} aria-busy={isFetching}>
        {options.map(({ artisan, name }, index) => (
          <button
            key={artisan?.id ?? 'none'}
            id={`${id}-option-${index}`}
            ref={index === active ? reveal : undefined}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            data-chosen={artisan?.id === chosen?.id || undefined}
            onClick={() => onChoose(artisan)}
          >
            {name}
          </button>
        ))}
      </div>
      {isLoading ? (
        <p className="site-desk-note">
          <Spinner /> {t('artisansFinding')}
        </p>
      ) : null}
      {error ? (
        <DeskProblem error={error} isRetrying={isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {data?.artisans.length === 0 ? <p className="site-desk-note">{t('noArtisans')}</p> : null}
      {data?.has_more ? <p className="site-desk-note">{t('moreArtisans')}</p> : null}
    </div>
  )
}

/** Scrolls the list as far as needed to show the active option. */
function reveal(option: HTMLElement | null) {
  const list = option?.closest('.site-artisan-found')
  if (!option || !list) return
  const end = option.offsetTop + option.offsetHeight - list.clientHeight
  list.scrollTop = Math.min(Math.max(list.scrollTop, end), option.offsetTop)
}
