import { ShyrdakError } from '@shyrdak/sdk'
import type { SignIn } from '@shyrdak/state-machines/auth'
import type { AuthView } from './auth-view.ts'
import type { Store } from '../store/store.ts'

/** Lets somebody in, and answers who they are. Rejects with a ShyrdakError. */
export async function enter(store: Store, signIn: SignIn): Promise<AuthView> {
  const { auth } = store
  await auth.send({ type: 'session.open', signIn })
  const view = await new Promise<AuthView>((resolve) => {
    let stop = () => {}
    const look = () => {
      const now = auth.view()
      if (!now || now.state === 'logging_in') return
      stop()
      resolve(now)
    }
    stop = auth.subscribe(look)
    look()
  })
  const { failure, issues } = view
  if (failure === null) return view
  const { code, retryAfter } = failure
  throw new ShyrdakError({ code, operation: 'log in', issues, retryAfter: retryAfter ?? undefined })
}
