import * as z from 'zod/mini'
import { MARKETS, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../scalars.ts'
import { Done } from './person.ts'

/** Where a person is logged in. `last_seen_at` is right to five minutes. */
export const Session = z.object({
  id: Id,
  user_agent: z.string(),
  is_current: z.boolean(),
  created_at: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
})
export type Session = z.infer<typeof Session>

const access = owner(...MARKETS)
const errors = ['UNAUTHENTICATED'] as const

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/session',
    summary: 'Where the person is logged in, last seen first, in any market.',
    access,
    response: z.array(Session),
    errors,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/frontend/logout',
    summary: 'End this session, in any market.',
    access,
    response: Done,
    errors,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/frontend/session/:id',
    summary: 'End another session of the person.',
    access,
    params: z.object({ id: Id }),
    response: Done,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/frontend/session',
    summary: 'Log out everywhere, here too.',
    access,
    response: Done,
    errors,
  }),
}
