import { messagesIn } from '#messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { isShyrdakError } from '@shyrdak/sdk'
import { email } from '@shyrdak/sdk/contract'
import { useRevalidator } from 'react-router'
import type { Route } from './+types/confirm-email.ts'
import { signInMeta } from '#sign-in/sign-in-meta.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { pageStore } from '#store/page-store.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Confirm Email' }

const contract = { auth: { email: { confirm: email.confirm } } } as const

/**
 * Confirms in the browser instead of on the server, so that programs that prefetch links in emails confirm
 * nothing.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const k = new URL(request.url).searchParams.get('k') ?? ''
  try {
    const { auth } = await pageStore().sdk(contract)
    const { email: confirmed } = await auth.email.confirm({ body: { k } })
    return { state: 'confirmed', email: confirmed } as const
  } catch (error) {
    const isKnown = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
    return { state: isKnown ? 'unknown' : 'unavailable', email: null } as const
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'confirmEmail')
}

export function HydrateFallback() {
  return (
    <SignInPage area="confirmEmail">
      <p role="status">
        <Spinner />
      </p>
    </SignInPage>
  )
}

export default function ConfirmEmailPage({ loaderData: { state, email } }: Route.ComponentProps) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/sign-in')
  const { revalidate } = useRevalidator()
  return (
    <SignInPage area="confirmEmail">
      {state === 'confirmed' ? (
        <Alert tone="success" live="polite" title={t('confirmed', { email })} />
      ) : (
        <Alert
          tone="warning"
          live="polite"
          title={state === 'unknown' ? t('notConfirmed') : t('unavailable')}
        />
      )}
      <p>
        {state === 'unavailable' ? (
          <Button onClick={() => void revalidate()}>{t('again')}</Button>
        ) : (
          <Button href={`${prefix}/admin/profile`}>{t('toProfile')}</Button>
        )}
      </p>
    </SignInPage>
  )
}
