import type { SafeHtml } from '@shyrdak/sdk/blocks'
import type { FAQ_TABS } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { blockStyle } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** Repeats the contract, whose schemas would be bundled for every shopper; the type compares them. */
const TABS: typeof FAQ_TABS = ['product_information', 'checkout', 'delivery', 'return_policy', 'contact_us']

/** The store's FAQ in five tabs. Source: spec §2, Tour. */
export const tour = block({
  name: 'Tour',
  island: 'tabs',
  queries: () => [{ read: 'faq' }],
  render(props, env) {
    const entries = env.data({ read: 'faq' })
    const slots = TABS.map((tab) => {
      if (entries === undefined) return null
      const items = (entries ?? [])
        .filter((entry) => entry.tab === tab)
        .map(({ question, answer }) => ({
          title: localized(question, env.language),
          content: localized(answer, env.language) as SafeHtml, // sanitized, according to the contract
        }))
      return items.length === 0 ? (
        <p key={tab}>{env.messages(entries === null ? 'tour.failed' : 'tour.empty')}</p>
      ) : (
        env.island({ name: 'accordion', root: { className: 'shyrdak-tour-answers' }, props: { items } })
      )
    })
    const titles = TABS.map((tab) => env.messages(`tour.${tab}`))
    return env.island({ name: 'tabs', root: blockStyle(props, 'shyrdak-tour'), props: { titles }, slots })
  },
})
