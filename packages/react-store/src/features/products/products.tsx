import type { IslandCall } from '@shyrdak/blocks'
import { products } from '@shyrdak/blocks/blocks/products'
import { lazy } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { runQueries } from '../../pages/block-data.ts'
import { pageEnv } from '../../pages/page-env.ts'
import type { PageSdk } from '../../pages/page-sdk.ts'
import { useStore } from '../../store/use-store.ts'
import { Optional } from '../../parts/optional.tsx'
import { ReadingState, type Fallback } from './reading-state.tsx'
import { useReading } from '../../store/use-reading.ts'

const Tabs = lazy(async () => ({ default: (await import('@shyrdak/blocks/parts/tabs')).Tabs }))

/** The tabs are the only interactive part of the block. */
const renderTabs = ({ root, props, slots = [] }: IslandCall) => (
  <div className={root.className}>
    <Optional otherwise={slots}>
      <Tabs titles={[]} {...props} slots={slots} />
    </Optional>
  </div>
)

export interface ProductsProps {
  /** Ids of categories, each shown in its own tab. Defaults to the products of the main page. */
  readonly categories?: readonly number[] | undefined
  /** Number of products per category; 8 by default. */
  readonly count?: number | undefined
  readonly heading?: string | undefined
  /** Label of a link below the list. */
  readonly buttonText?: string | undefined
  /** Path of a page of the shop that the link leads to, such as `/categories`. */
  readonly buttonLink?: string | undefined
  readonly fallback?: Fallback
}

/** A list of products that loads its data, with a tab for each category. */
export function Products({ fallback, ...options }: ProductsProps) {
  const { categories = [], count, heading: title, buttonText, buttonLink } = options
  const store = useStore()
  const { language, country, link, image } = store
  useMessages('products', 'blocks', 'errors')
  const messages = useMessages('blocks')
  const catigories = categories.map((catigory) => ({ catigory }))
  const props = { title, count, buttonText, buttonLink, catigories }
  const reading = useReading(JSON.stringify([categories, count]), async (signal) => {
    // A part of the page SDK, as large as the queries of this block need.
    const sdk = (await store.sdk(
      import('./contract.ts').then(({ productsContract }) => productsContract),
    )) as PageSdk
    const refused: unknown[] = []
    const queries = products.queries?.(props) ?? []
    const data = await runQueries(queries, sdk, language, (error) => refused.push(error))
    if (refused.length === queries.length && !signal.aborted) throw refused[0]
    return data
  })
  const data = reading.data ?? {}
  const env = pageEnv({ language, country, link, image, messages, island: renderTabs, data })
  // Without data the block renders its own placeholder.
  return (
    <ReadingState reading={reading} skeleton={{}} fallback={fallback}>
      {products.render(props, env, { all: null, each: [] })}
    </ReadingState>
  )
}
