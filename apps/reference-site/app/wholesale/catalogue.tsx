import { Image } from '@shyrdak/blocks/parts/image'
import { useStore } from '@shyrdak/react-store'
import type {
  Color,
  PriceTier,
  WholesaleCategory,
  WholesaleEntry,
  WholesalePage,
} from '@shyrdak/sdk/contract'
import { formatSom, localized } from '@shyrdak/sdk/format'
import { toMinor } from '@shyrdak/sdk/rules'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { GoodsFilters, GoodsFound } from './goods-filters.tsx'
import type { GoodsChoice } from './list-address.ts'
import { RoutedPagination } from '../page/routed-pagination.tsx'

const PATH = '/admin/reyestr'
const SIZES = '(min-width: 1024px) 220px, (min-width: 781px) 30vw, 45vw'

interface Props {
  page: WholesalePage
  categories: readonly WholesaleCategory[]
  colors: readonly Color[]
  choice: GoodsChoice
}

/** The wholesale catalogue: filters, and products with the client's prices. */
export function Catalogue({ page, categories, colors, choice }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/wholesale')
  return (
    <>
      <GoodsFilters path={PATH} choice={choice} categories={categories} colors={colors} />
      <GoodsFound path={PATH} choice={choice} total={page.total} />
      {page.total === 0 ? null : (
        <ul className="site-wholesale-goods">
          {page.data.map((entry) => (
            <li key={entry.id}>
              <GoodsCard entry={entry} />
            </li>
          ))}
        </ul>
      )}
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

function GoodsCard({ entry }: { entry: WholesaleEntry }) {
  const { language, prefix } = usePageContext()
  const { image } = useStore()
  const t = messagesIn(language, 'site/wholesale')
  const tiers = entry.prices.length > 0 ? entry.prices : entry.soles.flatMap(({ prices }) => prices)
  const [first, best] = [lowest(tiers.filter(({ from_count }) => from_count === 1)), lowest(tiers)]
  return (
    <article className="site-wholesale-card">
      <Image photo={image(entry.photo)} alt="" sizes={SIZES} />
      <h2>
        <a href={`${prefix}${PATH}/product/${entry.id}`}>{localized(entry.name, language)}</a>
      </h2>
      {first ? <p>{formatSom(first.price)}</p> : null}
      {best && best !== first ? (
        <p className="site-wholesale-best">
          {t('asLowAs', { price: formatSom(best.price), count: best.from_count })}
        </p>
      ) : null}
      {entry.soles.length > 0 ? (
        <p className="site-wholesale-note">{t('soles', { count: entry.soles.length })}</p>
      ) : null}
    </article>
  )
}

const lowest = (tiers: readonly PriceTier[]): PriceTier | undefined =>
  tiers.reduce<PriceTier | undefined>(
    (best, tier) => (best && toMinor(best.price) <= toMinor(tier.price) ? best : tier),
    undefined,
  )
