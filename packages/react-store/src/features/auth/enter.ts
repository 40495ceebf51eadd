import { ShyrdakError } from '@shyrdak/sdk'
import type { AuthView, SignIn } from '@shyrdak/state-machines/auth'
import type { Store } from '../../store/store.ts'

/** Logs in and resolves with the resulting view. Rejects with a ShyrdakError. */
export async function enter(store: Store, signIn: SignIn): Promise<AuthView> {
  const { auth } = store
  await auth.send({ type: 'session.open', signIn })
  const view = await new Promise<AuthView>((resolve) => {
    let stop = () => {}
    const check = () => {
      const now = auth.view()
      if (!now || now.state === 'logging_in') return
      stop()
      resolve(now)
    }
    stop = auth.subscribe(check)
    check()
  })
  const { failure, issues } = view
  if (failure === null) return view
  const { code, retryAfter } = failure
  throw new ShyrdakError({ code, operation: 'log in', issues, retryAfter: retryAfter ?? undefined })
}
