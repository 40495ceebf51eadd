import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { applicationEmail } from './applications/emails/application-email.ts'
import { wholesaleApplicationRoutes } from './management/wholesale-applications.ts'
import { wholesaleProfileRoutes } from './routes/profile.ts'
import { wholesaleRegistrationRoutes } from './routes/registration.ts'

export { seedApplication } from './applications/seed-application.ts'

/** Wholesale clients: applications, approval by managers, company profiles. */
export const wholesale = {
  name: 'wholesale',
  handlers: {
    auth: { profile: wholesaleProfileRoutes, registration: wholesaleRegistrationRoutes },
    management: { wholesaleApplications: wholesaleApplicationRoutes },
  },
  jobs: [applicationEmail],
} satisfies Module<AppContext>
