import { blockStyle, list, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A tab for each item, with the child at the same index as its panel. */
export const tabs = block({
  name: 'Tabs',
  island: 'tabs',
  render(props, env, children) {
    // A tab without a title shows its number.
    const titles = list(props.items).map(({ title }, index) => text(title).trim() || String(index + 1))
    if (titles.length === 0) return null
    return env.island({
      name: 'tabs',
      root: blockStyle(props, 'shyrdak-tabs'),
      props: { titles },
      slots: titles.map((_, index) => children.each[index] ?? null),
    })
  },
})
