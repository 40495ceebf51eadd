import type { registration } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { registerPerson } from '../register-person.ts'

/** Wholesale clients and craftsmen are registered by the modules that own their data. */
export const registrationRoutes = {
  retail: ({ body, language }, context) =>
    registerPerson(context, { market: 'frontend', person: body, language }),
} satisfies Pick<HandlersFor<typeof registration>, 'retail'>
