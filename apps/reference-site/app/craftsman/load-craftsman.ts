import { CRAFTSMAN_STATUSES } from '@shyrdak/sdk/contract'
import { pageOfHistory } from '../account/order-history-path.ts'
import { ownPage } from '../account/own-page.ts'
import { craftsmanContract } from './craftsman-contract.ts'

const ONE = { per_page: 1 }

/** Loads the craftsman's start page: their account, their part of the public page, and the next steps. */
export const loadPerson = (request: Request) =>
  ownPage(
    request,
    ['account', 'alerts', 'blocks', 'chat', 'photo-upload', 'profile', 'craftsman-profile'],
    craftsmanContract,
    async ({ sdk, audience }) => {
      const { orders, proposals, reviews } = sdk.specialGoods
      const [{ data: person }, open, toMove, toAnswer, returned, messages] = await Promise.all([
        sdk.auth.profile.craftsman.read(),
        sdk.auth.sessions.list(),
        orders.list({ query: { ...ONE, status: [...CRAFTSMAN_STATUSES] } }),
        reviews.list({ query: { ...ONE, answered: false } }),
        proposals.list({ query: { ...ONE, state: 'returned' } }),
        sdk.chat.craftsman.info(),
      ])
      const next = {
        orders: toMove.total,
        reviews: toAnswer.total,
        proposals: returned.total,
        messages: messages.unread,
      }
      return { audience, person, sessions: open, next }
    },
  )

/** Loads the company part of the public page. */
export const loadCompany = (request: Request) =>
  ownPage(
    request,
    ['alerts', 'blocks', 'photo-upload', 'craftsman-profile'],
    craftsmanContract,
    async ({ sdk }) => (await sdk.auth.profile.craftsman.read()).data,
  )

export const loadArtisanOrders = (request: Request) => {
  const isOpen = new URL(request.url).searchParams.get('show') !== 'all'
  return ownPage(request, ['alerts'], craftsmanContract, async ({ sdk }) => ({
    isOpen,
    page: await sdk.specialGoods.orders.list({
      query: { page: pageOfHistory(request), ...(isOpen && { status: [...CRAFTSMAN_STATUSES] }) },
    }),
  }))
}

export const loadArtisanOrder = (request: Request, id: number) =>
  ownPage(request, ['alerts', 'order-work', 'photo-upload'], craftsmanContract, ({ sdk }) =>
    sdk.specialGoods.orders.read({ params: { id }, query: {} }),
  )

export const loadReviews = (request: Request) =>
  ownPage(request, ['alerts', 'craftsman-reviews'], craftsmanContract, ({ sdk }) =>
    sdk.specialGoods.reviews.list({ query: { page: pageOfHistory(request) } }),
  )

export const loadProposals = (request: Request) =>
  ownPage(request, ['alerts'], craftsmanContract, ({ sdk }) =>
    sdk.specialGoods.proposals.list({ query: { page: pageOfHistory(request) } }),
  )

/** Loads a proposal, or none for a new one, with the categories and colours to choose from. */
export const loadProposal = (request: Request, id: number | null) =>
  ownPage(request, ['alerts', 'photo-upload', 'proposal-form'], craftsmanContract, async ({ sdk }) => {
    const [proposal, categories, colors] = await Promise.all([
      id === null ? null : sdk.specialGoods.proposals.read({ params: { id } }),
      sdk.specialGoods.categories.list(),
      sdk.retailCatalogue.colors.list(),
    ])
    return { proposal, categories, colors }
  })
