import { isPass, type GateAnswer, type GateAttempt } from '@shyrdak/state-machines/access-gate/rules'

/** Asks the site at `POST /access-gate`, which sets the cookie that its pages look at. */
export async function openGate(attempt: GateAttempt): Promise<GateAnswer> {
  const answer = await fetch('/access-gate', {
    method: 'POST',
    body: new URLSearchParams({ ...attempt }),
    headers: { accept: 'application/json' },
  })
  const said: unknown = await answer.json()
  const { kind, pass, retryAfter } = said as Record<string, unknown> // every field is looked at below
  if (kind === 'granted' && typeof pass === 'string' && isPass(pass)) return { kind, pass }
  if (kind === 'refused') return { kind }
  if (kind === 'limited' && typeof retryAfter === 'number') return { kind, retryAfter }
  throw new Error('The site said nothing that is known')
}
