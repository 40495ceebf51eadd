import { artisans as endpoints } from '@shyrdak/sdk/contract'
import { pageAddress } from '#platform/paging/page-address.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { listArtisans, readArtisan } from '../artisans/artisans.ts'

/** Source: spec §9, workshops page size. */
const PER_PAGE = 20

export const artisanRoutes = {
  list: ({ query, country }, context) =>
    listArtisans(context, {
      text: query.text ?? null,
      page: query.page ?? 1,
      perPage: query.per_page ?? PER_PAGE,
      addressOf: (page) => pageAddress(endpoints.list.path, country, query, page),
    }),
  read: ({ params }, context) => readArtisan(context, params.id),
} satisfies HandlersFor<typeof endpoints>
