import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { useStore } from '@shyrdak/react-store'
import type {
  Color,
  Language,
  PriceTier,
  WholesaleCategory,
  WholesaleEntry,
  WholesalePage,
} from '@shyrdak/sdk/contract'
import { formatDate, formatSom, localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { GoodsFilters, GoodsFound } from './goods-filters.tsx'
import { listAddress, type GoodsChoice } from './list-address.ts'
import { PrintButton } from './print-button.tsx'
import { RoutedPagination } from '../page/routed-pagination.tsx'

const PATH = '/admin/price-list'

/** One row per sole of a product, or a single row for a product without soles. */
const rowsOf = ({ prices, soles }: WholesaleEntry) =>
  soles.length > 0
    ? soles.map(({ id, name, prices: own }) => ({ id, name, prices: own }))
    : [{ id: 0, name: null, prices }]

interface Props {
  page: WholesalePage
  categories: readonly WholesaleCategory[]
  colors: readonly Color[]
  choice: GoodsChoice
}

/** The client's price list, with a column for every minimum count of a price tier. */
export function PriceList({ page, categories, colors, choice }: Props) {
  const { language, prefix } = usePageContext()
  const { image } = useStore()
  const t = messagesIn(language, 'site/wholesale')
  const rows = page.data.map((entry) => ({ entry, ways: rowsOf(entry) }))
  const counts = [
    ...new Set(
      rows.flatMap(({ ways }) => ways.flatMap(({ prices }) => prices.map((tier) => tier.from_count))),
    ),
  ].sort((one, other) => one - other)
  const filters = (
    <>
      <GoodsFilters path={PATH} choice={choice} categories={categories} colors={colors} />
      <GoodsFound path={PATH} choice={choice} total={page.total} />
    </>
  )
  if (page.total === 0) return filters
  return (
    <>
      {filters}
      <p className="site-wholesale-note">{t('priceListNote')}</p>
      <p className="site-wholesale-actions site-wholesale-print">
        {page.last_page > 1 ? (
          <Button tone="secondary" href={prefix + listAddress(PATH, { ...choice, page: 1, isWhole: true })}>
            {t('showAll')}
          </Button>
        ) : null}
        <PrintButton isPart={page.last_page > 1 && !choice.isWhole} label={t('print')} />
      </p>
      <table className="site-wholesale-prices">
        <thead>
          <tr>
            <th scope="col">{t('goods')}</th>
            <th scope="col">{t('sole')}</th>
            {counts.map((count) => (
              <th scope="col" key={count} className="site-wholesale-price">
                {count === 1 ? t('fromOne') : t('fromCount', { count })}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ entry, ways }) => (
          <tbody key={entry.id}>
            {ways.map((way, place) => (
              <tr key={way.id}>
                {place === 0 ? (
                  <th scope="rowgroup" rowSpan={ways.length}>
                    <span className="site-wholesale-name">
                      <Image photo={image(entry.photo)} alt="" sizes="48px" />
                      <a href={`${prefix}${PATH}/product/${entry.id}`}>{localized(entry.name, language)}</a>
                    </span>
                  </th>
                ) : null}
                <td>{way.name ? localized(way.name, language) : '–'}</td>
                {counts.map((count) => (
                  <PriceCell
                    key={count}
                    tier={way.prices.find(({ from_count }) => from_count === count)}
                    label={count === 1 ? t('fromOne') : t('fromCount', { count })}
                    language={language}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <RoutedPagination
        page={page}
        labels={{
          label: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (number) => t('page', { number }),
        }}
      />
    </>
  )
}

interface PriceCellProps {
  tier: PriceTier | undefined
  label: string
  language: Language
}

function PriceCell({ tier, label, language }: PriceCellProps) {
  const t = messagesIn(language, 'site/wholesale')
  return (
    <td className="site-wholesale-price" data-label={label}>
      {tier ? formatSom(tier.price) : <span aria-label={t('noTier')}>–</span>}
      {tier?.valid_until ? (
        <small>
          <UnbrokenName text={t('until', { day: formatDate(tier.valid_until, language) })} />
        </small>
      ) : null}
    </td>
  )
}
