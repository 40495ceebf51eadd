import type { wholesaleClients } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { listClients, readClient } from '../clients/managed-clients.ts'
import { setClientTerms } from '../clients/set-terms.ts'

export const wholesaleClientRoutes = {
  list: listClients,
  read: ({ params }, context) => readClient(context, params.id),
  setTerms: async ({ params, query, body }, context) => {
    await setClientTerms(context, { ...params, ...query }, body)
    return readClient(context, params.id)
  },
} satisfies HandlersFor<typeof wholesaleClients>
