import { list, look, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A tab for each item, its panel the child at the same place. */
export const tabs = block({
  name: 'Tabs',
  island: 'tabs',
  render(props, env, children) {
    // A tab has to say something, be it its number.
    const titles = list(props.items).map(({ title }, place) => text(title).trim() || String(place + 1))
    if (titles.length === 0) return null
    return env.island({
      name: 'tabs',
      root: look(props, 'shyrdak-tabs'),
      props: { titles },
      slots: titles.map((_, place) => children.each[place] ?? null),
    })
  },
})
