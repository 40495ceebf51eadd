import { ApplicationStatus } from '@shyrdak/sdk/contract'
import { deskPage } from '../desk-own-page.ts'
import { oneOf, pageIn } from '../desk-query.ts'

/** Without a filter in the address those who wait are shown: they are what there is to do. */
export const APPLICATION_FILTERS = [...ApplicationStatus.options, 'all'] as const

const PER_PAGE = 20

/** The list of applications that an address asks for. */
export const loadApplications = (request: Request) =>
  deskPage(request, [], async ({ sdk }) => {
    const search = new URL(request.url).searchParams
    const filter = oneOf(APPLICATION_FILTERS, search.get('status')) ?? 'waiting'
    const text = (search.get('text') ?? '').trim().slice(0, 100)
    const list = await sdk.management.wholesaleApplications.list({
      query: {
        page: pageIn(search),
        per_page: PER_PAGE,
        ...(filter !== 'all' && { status: filter }),
        ...(text && { text }),
      },
    })
    return { list, filter, text }
  })
