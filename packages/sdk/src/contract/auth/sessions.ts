import * as z from 'zod/mini'
import { MARKETS, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../scalars.ts'
import { Done } from './person.ts'

/** A session of an account. `last_seen_at` is accurate to five minutes. */
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

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/session',
    summary: 'List the sessions of the current account, most recently seen first.',
    access,
    response: z.array(Session),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/frontend/logout',
    summary: 'End the current session.',
    access,
    response: Done,
    errors: { NOT_FOUND: {} },
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/frontend/session/:id',
    summary: 'End another session of the current account.',
    access,
    params: z.object({ id: Id }),
    response: Done,
    errors: { NOT_FOUND: {} },
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/frontend/session',
    summary: 'End all sessions of the current account, including this one.',
    access,
    response: Done,
  }),
}
