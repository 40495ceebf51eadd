import { blockStyle, list, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A tab for each item, with the child at the same index as its panel. */
export const tabs = block({
  name: 'Tabs',
  island: 'tabs',
  render(props, env, children) {
    const items = Array.isArray(props.items) ? props.items : []
    // A broken item has no tab, and its child no panel. A tab without a title shows its number.
    const shown = items.flatMap((item, index) =>
      list([item]).map(({ title }) => ({
        title: text(title).trim() || String(index + 1),
        panel: children.each[index] ?? null,
      })),
    )
    if (shown.length === 0) return null
    return env.island({
      name: 'tabs',
      root: blockStyle(props, 'shyrdak-tabs'),
      props: { titles: shown.map(({ title }) => title) },
      slots: shown.map(({ panel }) => panel),
    })
  },
})
