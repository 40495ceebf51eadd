import { isPass, type GateAnswer, type GateAttempt } from '@shyrdak/state-machines/access-gate/rules'

/** Posts to `/access-gate`, which sets the cookie that the site checks. Rejects on an unexpected response. */
export async function openGate(attempt: GateAttempt): Promise<GateAnswer> {
  const response = await fetch('/access-gate', {
    method: 'POST',
    body: new URLSearchParams({ ...attempt }),
    headers: { accept: 'application/json' },
  })
  const body: unknown = await response.json()
  const { kind, pass, retryAfter } = body as Record<string, unknown> // checked below
  if (kind === 'granted' && typeof pass === 'string' && isPass(pass)) return { kind, pass }
  if (kind === 'refused') return { kind }
  if (kind === 'limited' && typeof retryAfter === 'number') return { kind, retryAfter }
  throw new Error(`POST /access-gate failed: unexpected response ${response.status}`)
}
