import { products } from '@shyrdak/blocks/blocks/products'
import type { IslandCall } from '@shyrdak/blocks'
import { lazy, Suspense, useMemo } from 'react'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { answerNeeds } from '../../pages/answers.ts'
import { pageEnv } from '../../pages/page-env.ts'
import type { Attributes, Drawing, ElementView } from '../element-view.ts'
import { createGoodsSdk } from '../goods-sdk.ts'
import { Given } from '../given.tsx'
import sheet from '../sheets/products.css?inline'
import { useRead } from '../use-read.ts'

const Tabs = lazy(async () => ({ default: (await import('@shyrdak/blocks/parts/tabs')).Tabs }))

/** The only behaviour that goods have: a tab for each category. */
const drawTabs = ({ root, props, slots = [] }: IslandCall) => (
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
function Draw({ attributes, apiHost }: Drawing) {
  const store = useStore()
  const { language, country, link, picture } = store
  const words = useWords('blocks')
  const said = JSON.stringify(attributes)
  const props = useMemo(() => propsIn(JSON.parse(said) as Attributes), [said]) // written the line above
  const { answer, failure } = useRead(said, (signal) => {
    const sdk = createGoodsSdk(store, apiHost)
    const refused: unknown[] = []
    const needs = products.needs?.(props) ?? []
    return answerNeeds(needs, sdk, language, (error) => refused.push(error)).then((answers) => {
      if (refused.length === needs.length && !signal.aborted) throw refused[0]
      return answers
    })
  })
  if (failure) return <Given>{failure}</Given>
  const env = pageEnv({ language, country, link, picture, words, island: drawTabs, answers: answer ?? {} })
  return products.draw(props, env, { all: null, each: [] })
}

export const view: ElementView = { Draw, words: ['blocks'], sheet }
