import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { Sort } from '@shyrdak/sdk/contract'
import { sortLabel } from '@shyrdak/sdk/messages'
import type { PageEnv } from '../page/page-env.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { GoodsGrid } from './goods-grid.tsx'
import { droppedFilter } from './dropped-filter.ts'
import { choiceHref, DEFAULT_SORT, filterCount, withoutFilters } from './listing-choice.ts'
import type { Listing } from './load-listing.ts'

/** A list with its filters, sorting and pagination. `path` is the page's path with its language prefix. */
export function ListingView({ listing, env, path }: { listing: Listing; env: PageEnv; path: string }) {
  const { choice, goods } = listing
  const t = messagesIn(env.language, 'site/listing')
  const tShell = messagesIn(env.language, 'site/shell')
  const active = filterCount(choice)
  const resetHref = choiceHref(path, withoutFilters(choice))
  return (
    <div className="site-listing">
      <aside className="site-filters" id="site-filters" popover="auto" aria-label={t('filters')}>
        <div className="site-popup-head">
          <h2 className="site-popup-title">{t('filters')}</h2>
          <button
            type="button"
            className="site-icon-button"
            popoverTarget="site-filters"
            popoverTargetAction="hide"
            aria-label={tShell('close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <a className="site-skip-filters" href="#goods">
          {t('skipFilters')}
        </a>
        <FilterForm listing={listing} t={t} language={env.language} action={path} resetHref={resetHref} />
      </aside>
      <section className="site-goods" id="goods" aria-label={t('allGoods')}>
        <div className="site-toolbar">
          <button type="button" className="site-filters-button" popoverTarget="site-filters">
            <Icon name="filter" />
            {t('filters')}
            {active > 0 && <span className="site-filters-count">{active}</span>}
          </button>
          <p className="site-found" role="status">
            {goods.more ? t('foundMore', { count: goods.total }) : t('found', { count: goods.total })}
          </p>
          <div className="site-sort">
            <select
              name="sort"
              form="site-filters-form"
              aria-label={t('sort')}
              defaultValue={choice.sort ?? ''}
              data-apply=""
            >
              {choice.text ? <option value="">{t('bestMatch')}</option> : null}
              {Sort.options.map((sort) => (
                <option key={sort} value={!choice.text && sort === DEFAULT_SORT ? '' : sort}>
                  {sortLabel(sort, i18nOf(env.language))}
                </option>
              ))}
            </select>
            <button type="submit" form="site-filters-form" className="site-sort-go" aria-label={t('sort')}>
              <Icon name="check" />
            </button>
          </div>
        </div>
        <ActiveFilters listing={listing} t={t} language={env.language} path={path} />
        {goods.data.length > 0 ? (
          <GoodsGrid goods={goods.data} env={env} eager={2} level={2} className="site-goods-grid" />
        ) : (
          <div className="site-nothing">
            <Ornament shape="horns" tone="walnut" />
            <p className="site-nothing-title">{active > 0 ? t('nothingMatches') : t('nothingHere')}</p>
            {active > 0 && <p>{t('nothingMatchesHint')}</p>}
            {listing.near && (
              <Button href={choiceHref(path, listing.near.choice)}>
                {t('near', {
                  filter: droppedFilter(choice, listing.near.choice, t),
                  count: listing.near.total,
                })}
              </Button>
            )}
            {active > 0 && (
              <Button href={resetHref} tone="secondary">
                {t('reset')}
              </Button>
            )}
          </div>
        )}
        <Pagination
          current={goods.current_page}
          last={goods.last_page}
          link={(page) => choiceHref(path, { ...choice, page })}
          labels={{
            label: t('pages'),
            previous: t('previous'),
            next: t('next'),
            page: (page) => t('page', { page }),
          }}
        />
      </section>
    </div>
  )
}
