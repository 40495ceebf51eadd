import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testEnv } from '../../testing/page-env.tsx'
import { registryOf } from '../../tree/block.ts'
import { renderTree } from '../../tree/render-tree.ts'
import { accordion } from './accordion.tsx'

test('an item without a title has a number, which whoever listens to the page can open it by', () => {
  const items = [{ title: 'Wool' }, { title: ' ' }, {}]
  const page = [{ componentName: 'Accordion', props: { items } }]
  render(<>{renderTree(page, registryOf(accordion), testEnv())}</>)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wool', '2', '3'])
})
