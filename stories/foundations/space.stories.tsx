import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect } from 'storybook/test'
import { tokenValue } from './token.ts'

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `space-${step}`)
const CORNERS = ['radius-1', 'radius-2', 'radius-3', 'radius-round']
const SHADOWS = ['shadow-1', 'shadow-2', 'shadow-3']

function Space() {
  return (
    <div className="stories-page">
      <h1>Space and shape</h1>
      <section>
        <h2>Steps</h2>
        <div className="stories-table">
          {STEPS.map((name) => (
            <Fragment key={name}>
              <code className="stories-token">--shyrdak-{name}</code>
              <div className="stories-bar" style={{ width: `var(--shyrdak-${name})` }} />
            </Fragment>
          ))}
        </div>
      </section>
      <section>
        <h2>Corners</h2>
        <ul className="stories-tiles">
          {CORNERS.map((name) => (
            <li key={name} className="stories-token">
              <div
                className="stories-felt"
                style={{ background: 'var(--shyrdak-sage-wash)', borderRadius: `var(--shyrdak-${name})` }}
              />
              <code>--shyrdak-{name}</code>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Shadows</h2>
        <ul className="stories-tiles">
          {SHADOWS.map((name) => (
            <li key={name} className="stories-token">
              <div
                className="stories-felt"
                style={{
                  background: 'var(--shyrdak-surface)',
                  boxShadow: `var(--shyrdak-${name})`,
                  marginBlockEnd: '1rem',
                }}
              />
              <code>--shyrdak-{name}</code>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const meta = { title: 'Foundations/Space', component: Space, tags: ['!autodocs'] } satisfies Meta<
  typeof Space
>

export default meta

export const Steps: StoryObj<typeof meta> = {
  play: async () => {
    await expect([...STEPS, ...CORNERS, ...SHADOWS].filter((name) => !tokenValue(name))).toEqual([])
  },
}
