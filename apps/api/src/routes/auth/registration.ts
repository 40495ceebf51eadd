import type { registration } from '@shyrdak/sdk/contract'
import { registerPerson } from '../../auth/register-person.ts'
import type { HandlersFor } from '../../handler.ts'

export const registrationRoutes = {
  retail: ({ body, language }, tools) => registerPerson(tools, 'frontend', body, language),
  wholesale: ({ body, language }, tools) => registerPerson(tools, 'wholesale', body, language),
  craftsman: ({ body, language }, tools) => registerPerson(tools, 'specialgoods', body, language),
} satisfies HandlersFor<typeof registration>
