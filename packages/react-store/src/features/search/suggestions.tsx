import { Image } from '@shyrdak/blocks/parts/image'
import { Price } from '@shyrdak/blocks/parts/price'
import type { RetailProductEntry, SimilarSearch } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { FocusEvent, MouseEvent } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface SuggestionsProps {
  readonly id: string
  readonly found: readonly RetailProductEntry[]
  readonly similar: readonly SimilarSearch[]
  readonly active: number
  readonly text: string
  readonly onLeave: (event: FocusEvent<HTMLElement>) => void
}

/** Keeps the focus in the field, since losing it would close the list before the click. */
const preserveFocus = (event: MouseEvent) => event.preventDefault()

export function Suggestions({ id, found, similar, active, text, onLeave }: SuggestionsProps) {
  const store = useStore()
  const t = useMessages('search')
  return (
    <div className="shyrdak-search-box-found">
      <div id={`${id}list`} role="listbox" aria-label={t('suggestions')}>
        {found.map(({ slug, product }, index) => (
          <a
            key={slug}
            id={`${id}option${index}`}
            className="shyrdak-search-box-option"
            role="option"
            tabIndex={-1}
            onMouseDown={preserveFocus}
            aria-selected={index === active}
            href={store.link(`/product/${slug}`)}
          >
            <span className="shyrdak-search-box-photo">
              <Image photo={store.image(product.photo)} alt="" sizes="48px" eager />
            </span>
            <span>{localized(product.name, store.language)}</span>
            <Price saleCost={product.sale_cost} language={store.language} size="small" />
          </a>
        ))}
      </div>
      {found.length === 0 ? <p className="shyrdak-search-box-none">{t('nothing')}</p> : null}
      {similar.length > 0 ? (
        <p className="shyrdak-search-box-similar">
          {t('similar')}
          {similar.map((one) => (
            <a
              key={one.text}
              href={`${store.link('/search')}?text=${encodeURIComponent(one.text)}`}
              onMouseDown={preserveFocus}
              onBlur={onLeave}
            >
              {one.text} <span>{t(one.more ? 'resultsMore' : 'results', { count: one.count })}</span>
            </a>
          ))}
        </p>
      ) : null}
      <button className="shyrdak-search-box-all" type="submit" onMouseDown={preserveFocus} onBlur={onLeave}>
        {found.length > 0 ? t('all', { text: text.trim() }) : t('everywhere', { text: text.trim() })}
      </button>
    </div>
  )
}
