import { wholesaleCatalog, wholesaleCategories, wholesaleColors } from '@shyrdak/sdk/contract'
import type { Route } from './+types/reyestr.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { Catalogue } from '#wholesale/catalogue.tsx'
import { listQuery, requestOf } from '#wholesale/list-address.ts'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { wholesalePage } from '#wholesale/wholesale-loader.ts'
import { wholesaleMeta } from '#wholesale/wholesale-meta.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Reyestr' }

const contract = {
  wholesale: {
    catalog: { list: wholesaleCatalog.list },
    categories: wholesaleCategories,
    colors: wholesaleColors,
  },
} as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  wholesalePage(request, ['alerts'], contract, async ({ sdk }) => {
    const choice = listQuery(request)
    const [page, categories, colors] = await Promise.all([
      sdk.wholesale.catalog.list({ query: requestOf(choice) }),
      sdk.wholesale.categories.list(),
      sdk.wholesale.colors.list(),
    ])
    return { page, categories, colors, choice }
  })

export function meta({ matches }: Route.MetaArgs) {
  return wholesaleMeta(matches, (t) => t('reyestr'))
}

export const HydrateFallback = AccountFallback

export default function ReyestrPage({ loaderData: { client, loaded } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale')
  return (
    <WholesaleFrame title={t('reyestr')} client={client}>
      <Catalogue {...loaded} />
    </WholesaleFrame>
  )
}
