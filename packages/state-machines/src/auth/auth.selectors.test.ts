import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { authMachine } from './auth.machine.ts'
import { selectAuth } from './auth.selectors.ts'
import type { AuthSession } from './session.ts'

const view = (session: AuthSession | null) =>
  selectAuth(createActor(authMachine, { input: { session } }).start().getSnapshot())

test('a guest has no audience, no name and no IDs', () => {
  expect(view(null)).toEqual({
    state: 'anonymous',
    audience: null,
    firstName: '',
    userId: null,
    artisan: null,
    failure: null,
    issues: [],
  })
})

test('a logged-in user has their audience as the state', () => {
  const session = {
    token: 'a-token',
    clientType: 'craftsman',
    userId: 7,
    artisan: 3,
    firstName: 'Aigul',
  } as const
  expect(view(session)).toMatchObject({
    state: 'craftsman',
    audience: 'craftsman',
    firstName: 'Aigul',
    userId: 7,
    artisan: 3,
  })
})
