import { deskPage } from '../desk-own-page.ts'
import { readOrdersChoice } from './orders-choice.ts'

const PER_PAGE = 25

/** A page of orders, by the address. */
export const loadOrders = (request: Request) =>
  deskPage(request, [], async ({ sdk }) => {
    const choice = readOrdersChoice(new URL(request.url).searchParams)
    const { status, text, page } = choice
    const list = await sdk.management.orders.list({
      query: {
        page,
        per_page: PER_PAGE,
        ...(status.length > 0 && { status: [...status] }),
        ...(text !== '' && { text }),
      },
    })
    return { list, choice }
  })

export const loadOrder = (request: Request, id: string | undefined) =>
  deskPage(request, [], ({ sdk }) => sdk.management.orders.read({ params: { id: Number(id) } }))
