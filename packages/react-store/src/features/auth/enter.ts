import { ShyrdakError } from '@shyrdak/sdk'
import { selectAuth, type AuthView, type SignIn } from '@shyrdak/state-machines/auth'
import { waitFor } from 'xstate'
import type { Store } from '../../store/store.ts'

/** Logs in and resolves with the resulting view. Rejects with a ShyrdakError. */
export async function enter(store: Store, signIn: SignIn): Promise<AuthView> {
  const { auth } = store
  await auth.send({ type: 'session.open', signIn })
  const actor = await auth.start()
  const view = selectAuth(await waitFor(actor, (snapshot) => selectAuth(snapshot).state !== 'logging_in'))
  const { failure, issues } = view
  if (failure === null) return view
  const { code, retryAfter } = failure
  throw new ShyrdakError({ code, operation: 'log in', issues, retryAfter: retryAfter ?? undefined })
}
