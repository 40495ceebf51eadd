import * as z from 'zod/mini'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const head = {
  read: endpoint({
    method: 'GET',
    path: '/frontend/head',
    summary:
      'What pages carry in their head beyond their own: meta, link, JSON-LD and scripts of configured hosts.',
    access: everyone,
    response: z.array(z.object({ content: z.string() })),
  }),
}
