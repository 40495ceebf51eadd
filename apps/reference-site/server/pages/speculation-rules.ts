import type { FastifyInstance } from 'fastify'

/** The path that the `Speculation-Rules` header of documents points to. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

const not = (pattern: string) => ({ not: { href_matches: pattern } })

/** Prefetches a document when the pointer comes near its link; never personal pages. */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...[
            '/order/*',
            '/*/order/*',
            '/payment-link/*',
            '/*/payment-link/*',
            '/api/*',
            '/dev/*',
            '/test-bank/*',
          ].map(not),
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export async function speculationRules(app: FastifyInstance): Promise<void> {
  app.get(SPECULATION_RULES_PATH, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(RULES),
  )
}
