import { allBlocks, registryOf, type Block } from '@shyrdak/blocks'
import { createSdk } from '@shyrdak/sdk'
import { aProductEntry, fakeTransport } from '@shyrdak/sdk/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pageContract } from './page-sdk.ts'
import { readPage } from './read-page.ts'
import { StoreProvider } from '../store/store-provider.tsx'
import { aStore } from '../testing/a-store.ts'
import { BlockWidget, Page, type PageProps } from './page.tsx'

const entry = aProductEntry()

/** Renders a page of the shop with these nodes on a partner's page. */
async function show(
  nodes: readonly object[],
  { blocks = allBlocks, ...props }: Omit<PageProps, 'page'> = {},
) {
  const transport = fakeTransport({ 'GET /frontend/product/main': [entry] })
  const { store } = aStore({ shop: 'https://shop.example' })
  const page = await readPage(JSON.stringify(nodes), {
    blocks,
    sdk: createSdk(pageContract, { transport }),
    language: 'en',
    onFailure: (error) => {
      throw error
    },
  })
  return render(
    <StoreProvider store={store}>
      <Page page={page} blocks={blocks} {...props} />
    </StoreProvider>,
  )
}

test('products on a page of the shop shown by a partner link to the shop', async () => {
  await show([{ componentName: 'Products', props: { count: 4 } }])
  const link = await screen.findByRole('link', { name: entry.product.name.en })
  expect(link).toHaveAttribute('href', `https://shop.example/en/product/${entry.product.slug}`)
})

test('an accordion opens on a page of a partner too', async () => {
  await show([
    { componentName: 'Accordion', props: { items: [{ title: 'Washing', content: '<p>By hand</p>' }] } },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Washing' }))
  expect(screen.getByText('By hand')).toBeVisible()
})

test('a partner adds a block and a widget of its own', async () => {
  const clock: Block<{ city?: string }> = {
    name: 'Clock',
    render: ({ city }, env) => env.island({ name: 'clock', props: { city }, root: { className: 'clock' } }),
  }
  await show([{ componentName: 'Clock', props: { city: 'Osh' } }], {
    blocks: registryOf(clock),
    island: (call) =>
      call.name === 'clock' ? <time>{JSON.stringify(call.props)}</time> : <BlockWidget call={call} />,
  })
  expect(screen.getByText('{"city":"Osh"}')).toBeVisible()
})
