import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { isShyrdakError } from '@shyrdak/sdk'
import { useRevalidator } from 'react-router'
import type { Route } from './+types/account-confirm-email.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import { entranceWords } from '../account/entrance-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { pageStore } from '../store/page-store.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Confirm Email' }

/** Confirmed by the browser and not by the server, so that a program that opens links of letters confirms nothing. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const k = new URL(request.url).searchParams.get('k') ?? ''
  try {
    const { auth } = await pageStore().account()
    const { email } = await auth.email.confirm({ body: { k } })
    return { state: 'confirmed', email } as const
  } catch (error) {
    const isKnown = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
    return { state: isKnown ? 'unknown' : 'away', email: null } as const
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return entranceMeta(matches, 'confirmEmail')
}

export function HydrateFallback() {
  return (
    <EntrancePage entrance="confirmEmail">
      <p role="status">
        <Spinner />
      </p>
    </EntrancePage>
  )
}

export default function ConfirmEmailPage({ loaderData: { state, email } }: Route.ComponentProps) {
  const { language, prefix } = usePageVisit()
  const words = entranceWords[language]
  const { revalidate } = useRevalidator()
  return (
    <EntrancePage entrance="confirmEmail">
      {state === 'confirmed' ? (
        <Alert tone="success" live="polite" title={words.confirmed(email)} />
      ) : (
        <Alert tone="warning" live="polite" title={state === 'unknown' ? words.notConfirmed : words.away} />
      )}
      <p>
        {state === 'away' ? (
          <Button onClick={() => void revalidate()}>{words.again}</Button>
        ) : (
          <Button href={`${prefix}/admin/profile`}>{words.toProfile}</Button>
        )}
      </p>
    </EntrancePage>
  )
}
