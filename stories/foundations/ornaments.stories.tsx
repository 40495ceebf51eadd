import { Ornament } from '@shyrdak/blocks/parts/ornament'
import type { Meta, StoryObj } from '@storybook/react-vite'

const TONES = ['madder', 'indigo', 'walnut', 'sage', 'saffron'] as const

function Ornaments() {
  return (
    <div className="stories-page">
      <Ornament shape="border" />
      <h1>Ornaments</h1>
      <p className="stories-lead">
        The kochkor, the horn of a ram, is the oldest sign of Kyrgyz felt: strength, herds, a full house. It
        divides, borders and stands in for pictures. It never carries meaning that words do not.
      </p>
      <section>
        <h2>Divider</h2>
        <Ornament shape="divider" tone="walnut" />
        <p>Between two thoughts of one page.</p>
      </section>
      <section>
        <h2>Border</h2>
        {TONES.map((tone) => (
          <Ornament key={tone} shape="border" tone={tone} />
        ))}
        <p>The edge of a rug: above a footer, under a picture. Both ends are cut alike at any width.</p>
      </section>
      <section>
        <h2>Medallion and horns</h2>
        <ul className="stories-tiles">
          {TONES.map((tone) => (
            <li className="stories-tile" key={tone}>
              <span style={{ width: '5rem', height: '5rem' }}>
                <Ornament shape="medallion" tone={tone} />
              </span>
              <span style={{ fontSize: '1.4rem' }}>
                <Ornament shape="horns" tone={tone} />
              </span>
              <span className="stories-caption">{tone}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const meta = {
  title: 'Foundations/Ornaments',
  component: Ornaments,
  tags: ['!autodocs'],
} satisfies Meta<typeof Ornaments>

export default meta

export const Kochkor: StoryObj<typeof meta> = {}
