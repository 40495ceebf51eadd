import type { registration } from '@shyrdak/sdk/contract'
import { registerPerson } from '../../auth/register-person.ts'
import type { HandlersFor } from '../../handler.ts'

export const registrationRoutes = {
  retail: ({ body, language }, context) => registerPerson(context, 'frontend', body, language),
  wholesale: ({ body, language }, context) => registerPerson(context, 'wholesale', body, language),
  craftsman: ({ body, language }, context) => registerPerson(context, 'specialgoods', body, language),
} satisfies HandlersFor<typeof registration>
