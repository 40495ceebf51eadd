import { products } from '@shyrdak/blocks/blocks/products'
import type { IslandCall } from '@shyrdak/blocks'
import { lazy, Suspense, useMemo } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { runQueries } from '../../pages/block-data.ts'
import { pageEnv } from '../../pages/page-env.ts'
import type { Attributes, Rendering, ElementView } from '../element-view.ts'
import { createGoodsSdk } from '../goods-sdk.ts'
import { SlotFallback } from '../slot-fallback.tsx'
import sheet from '../sheets/products.css?inline'
import { useRead } from '../use-read.ts'

const Tabs = lazy(async () => ({ default: (await import('@shyrdak/blocks/parts/tabs')).Tabs }))

/** Tabs are the only interactive part of the block. */
const renderTabs = ({ root, props, slots = [] }: IslandCall) => (
  <div className={root.className}>
    <Suspense>
      <Tabs titles={[]} {...props} slots={slots} />
    </Suspense>
  </div>
)

const numberIn = (text: string | null | undefined): number | undefined =>
  text && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined

/** Block props from attributes: `category="3"`, or `"3 5"` for two tabs. */
function propsIn(attributes: Attributes) {
  const categories = (attributes['category'] ?? '').split(/[\s,]+/).map(numberIn)
  const options = {
    title: attributes['heading'] ?? undefined,
    count: numberIn(attributes['count']),
    buttonText: attributes['button-text'] ?? undefined,
    buttonLink: attributes['button-link'] ?? undefined,
  }
  const catigories = categories.flatMap((catigory) => (catigory === undefined ? [] : [{ catigory }]))
  return { ...options, catigories }
}

function Render({ attributes, apiHost }: Rendering) {
  const store = useStore()
  const { language, country, link, image } = store
  const messages = useMessages('blocks')
  const attributesKey = JSON.stringify(attributes)
  const props = useMemo(() => propsIn(JSON.parse(attributesKey) as Attributes), [attributesKey]) // serialized above
  const { data, failure } = useRead(attributesKey, (signal) => {
    const sdk = createGoodsSdk(store, apiHost)
    const refused: unknown[] = []
    const queries = products.queries?.(props) ?? []
    return runQueries(queries, sdk, language, (error) => refused.push(error)).then((answers) => {
      if (refused.length === queries.length && !signal.aborted) throw refused[0]
      return answers
    })
  })
  if (failure) return <SlotFallback>{failure}</SlotFallback>
  const env = pageEnv({ language, country, link, image, messages, island: renderTabs, data: data ?? {} })
  return products.render(props, env, { all: null, each: [] })
}

export const view: ElementView = { Render, sheet }
