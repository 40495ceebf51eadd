import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionPrincipal } from '#platform/principal.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { mintSession } from '#testing/mint-session.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { managedBlogRoutes } from './routes/blog.ts'
import { managedPageRoutes } from './routes/pages.ts'

let app: AuthTestApp
let principal: SessionPrincipal<'management'>
beforeAll(async () => {
  app = await openAuthTestApp()
  const { accountId } = await mintSession(app.context.db, { market: 'management' })
  principal = { kind: 'session', market: 'management', userId: accountId }
})
afterAll(() => app.close())

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const page = (url: string) => ({
  url,
  title: inAll('Felt'),
  description: inAll(''),
  content: inAll('[]'),
})

test('a manager who looks through pages or articles waits for the content of none', async () => {
  const { context } = app
  await managedPageRoutes.create({ body: page('listed'), principal }, context)
  const statements = await statementsDuring(context.db, async () => {
    const { data } = await managedPageRoutes.list({ query: {}, country: 'KG' }, context)
    expect(data.map(({ url }) => url)).toContain('listed')
    await managedBlogRoutes.list({ query: {}, country: 'KG' }, context)
  })
  expect(statements.filter((text) => text.includes('"content"'))).toEqual([])
})
