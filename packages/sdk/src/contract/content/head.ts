import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const head = {
  read: endpoint({
    method: 'GET',
    path: '/frontend/head',
    summary:
      'Retrieve HTML to add to the head of every page: meta, link, JSON-LD, and scripts from configured hosts.',
    access: unauthenticated,
    response: z.array(z.object({ content: z.string() })),
  }),
}
