import { products } from '@shyrdak/blocks/blocks/products'
import type { IslandCall } from '@shyrdak/blocks'
import { lazy, Suspense, useMemo } from 'react'
import { useStore } from '../../hooks/use-store.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { runQueries } from '../../pages/block-data.ts'
import { pageEnv } from '../../pages/page-env.ts'
import type { Attributes, Rendering, ElementView } from '../element-view.ts'
import { createGoodsSdk } from '../goods-sdk.ts'
import { Given } from '../given.tsx'
import sheet from '../sheets/products.css?inline'
import { useRead } from '../use-read.ts'

const Tabs = lazy(async () => ({ default: (await import('@shyrdak/blocks/parts/tabs')).Tabs }))

/** The only behaviour that goods have: a tab for each category. */
const renderTabs = ({ root, props, slots = [] }: IslandCall) => (
  <div className={root.className}>
    <Suspense>
      <Tabs titles={[]} {...props} slots={slots} />
    </Suspense>
  </div>
)

const numberIn = (text: string | null | undefined): number | undefined =>
  text && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined

/** The props of the block from what was said of the element: `category="3"`, or `"3 5"` for a tab each. */
function propsIn(attributes: Attributes) {
  const categories = (attributes['category'] ?? '').split(/[\s,]+/).map(numberIn)
  const given = {
    title: attributes['heading'] ?? undefined,
    count: numberIn(attributes['count']),
    buttonText: attributes['button-text'] ?? undefined,
    buttonLink: attributes['button-link'] ?? undefined,
  }
  const catigories = categories.flatMap((catigory) => (catigory === undefined ? [] : [{ catigory }]))
  return { ...given, catigories }
}

/** Goods of the shop, by category. */
function Render({ attributes, apiHost }: Rendering) {
  const store = useStore()
  const { language, country, link, image } = store
  const messages = useMessages('blocks')
  const said = JSON.stringify(attributes)
  const props = useMemo(() => propsIn(JSON.parse(said) as Attributes), [said]) // written the line above
  const { answer, failure } = useRead(said, (signal) => {
    const sdk = createGoodsSdk(store, apiHost)
    const refused: unknown[] = []
    const queries = products.queries?.(props) ?? []
    return runQueries(queries, sdk, language, (error) => refused.push(error)).then((answers) => {
      if (refused.length === queries.length && !signal.aborted) throw refused[0]
      return answers
    })
  })
  if (failure) return <Given>{failure}</Given>
  const env = pageEnv({ language, country, link, image, messages, island: renderTabs, answers: answer ?? {} })
  return products.render(props, env, { all: null, each: [] })
}

export const view: ElementView = { Render, messages: ['blocks'], sheet }
