import { UsedSole } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SolePage } from './soles/sole-page.tsx'
import { pageOf } from './testing/rows.ts'
import { atDesk } from './testing/at-desk.tsx'

const READ = 'GET /management/soles/:id'
const title = () => document.title
const openSole = (id: number, transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/soles/2', transport, Page: () => <SolePage id={id} /> })

test('the tab says which record a page shows, and of one that is not there that it is not', async () => {
  const transport = fakeTransport({
    'GET /management/soles': pageOf([]),
    [READ]: build(UsedSole, { id: 2, name: { en: 'Rubber', ru: 'Резина', kg: 'Резина' }, uses: [] }),
  })
  await openSole(2, transport)
  await waitFor(() => expect(title()).toBe('Rubber · Shyrdak'))
  cleanup()
  transport.answer(READ, refusal('NOT_FOUND'))
  await openSole(2, transport)
  expect(await screen.findByText('Not found')).toBeVisible()
  expect(title()).toBe('Not found · Shyrdak')
})

test.each([NaN, 1.5, 0, -2])(
  'at an address with %s for a number nothing is found, and nothing is asked',
  async (id) => {
    const transport = fakeTransport({})
    await openSole(id, transport)
    expect(await screen.findByText('Not found')).toBeVisible()
    expect(title()).toBe('Not found · Shyrdak')
    expect(transport.callsOf(READ)).toHaveLength(0)
  },
)
