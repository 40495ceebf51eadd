import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tokenValue } from './token.ts'

const GROUPS = [
  {
    title: 'Wool: grounds and lines',
    text: 'Undyed fleece. Pages lie on the ground, what is lifted from it on the surface.',
    names: ['ground', 'ground-deep', 'surface', 'line', 'line-strong'],
  },
  {
    title: 'Charcoal: text',
    text: 'Every pair of text and ground that the parts use is at least 4.5 : 1.',
    names: ['text', 'text-soft', 'text-on-dye'],
  },
  {
    title: 'Madder: action and danger',
    text: 'Once a view, for what it is there for.',
    names: dyed('madder'),
  },
  {
    title: 'Indigo: focus and news',
    text: 'The ring around what the keyboard holds.',
    names: dyed('indigo'),
  },
  { title: 'Walnut', text: 'Ornaments in the place of missing pictures.', names: dyed('walnut') },
  { title: 'Sage: done', text: 'Paid, sent, in stock.', names: dyed('sage') },
  { title: 'Saffron: wait', text: 'Waiting for payment, only a few left.', names: dyed('saffron') },
] as const

function dyed<Dye extends string>(dye: Dye) {
  return [dye, `${dye}-deep`, `${dye}-wash`] as const
}

function Colours() {
  return (
    <div className="stories-page">
      <h1>Colours</h1>
      <p className="stories-lead">
        Undyed wool and the dyes of the craft. A wash is a ground for text of the deep tone of the same dye.
      </p>
      {GROUPS.map(({ title, text, names }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul className="stories-tiles">
            {names.map((name) => (
              <li key={name} className="stories-token">
                <div className="stories-felt" style={{ background: `var(--shyrdak-${name})` }} />
                <code>--shyrdak-{name}</code>
                <br />
                {tokenValue(name)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const meta = { title: 'Foundations/Colours', component: Colours, tags: ['!autodocs'] } satisfies Meta<
  typeof Colours
>

export default meta

export const Dyes: StoryObj<typeof meta> = {
  play: async () => {
    const names = GROUPS.flatMap((group) => [...group.names])
    await expect(names.filter((name) => !tokenValue(name))).toEqual([])
  },
}
