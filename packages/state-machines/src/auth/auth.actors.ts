import { fromCallback, fromPromise } from 'xstate'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { AuthEvent, ReadSession, SignIn } from './auth.machine.ts'
import { loginAfterEnd, loginPathOf } from './paths.ts'
import { personCalls, type AccountClients } from './person-calls.ts'
import type { Audience, AuthSession } from './session.ts'
import { clearSession, readSession, writeSession } from './stored-session.ts'

type PasswordSignIn = Extract<SignIn, { readonly by: 'password' }>

export interface AuthEffects extends AccountClients {
  readonly storage: StoragePort
  /** Called after every login by password. `setsPassword`: it was temporary, so a new one must be set. */
  onLogin(setsPassword: boolean): void
  /** The current path, without the language prefix. */
  here(): string
  go(path: string): void
  /** Reloads the displayed data after another tab logged in as somebody else. */
  refresh(): void
}

/** For `authMachine.provide(authActors({ sdk, managers, … }))`. */
export function authActors({ storage, onLogin, here, go, refresh, ...clients }: AuthEffects) {
  async function logIn({ audience, email, password }: PasswordSignIn, signal: AbortSignal): Promise<string> {
    const calls = await personCalls(clients, audience)
    const { access_token, sets_password } = await calls.logIn({ email, password }, { signal })
    onLogin(sets_password)
    return access_token
  }
  async function enter(signIn: SignIn, signal: AbortSignal): Promise<AuthSession> {
    const { audience } = signIn
    const token = signIn.by === 'token' ? signIn.token : await logIn(signIn, signal)
    const { read } = await personCalls(clients, audience, token)
    const { id, role, first_name, artisans_id, company_id: companyId } = await read({ signal })
    return {
      token,
      clientType: role,
      userId: id,
      artisan: artisans_id ?? null,
      firstName: first_name,
      ...(companyId !== undefined && { companyId }),
    }
  }
  /** Failures are ignored, because the session has ended on this device. */
  async function revoke(token: string): Promise<void> {
    const { auth } = await clients.sdk(token)
    await auth.sessions.logout()
  }
  return {
    actors: {
      enter: fromPromise<AuthSession, SignIn>(({ input, signal }) => enter(input, signal)),
      followSession: fromCallback<ReadSession, undefined>(({ sendBack, receive }) => {
        const sendSession = () =>
          sendBack({ type: 'session.followed', session: readSession(storage) } satisfies AuthEvent)
        receive(sendSession)
        return storage.subscribe(({ key }) => {
          if (key === STORAGE_KEYS.token || key === null) sendSession()
        })
      }),
    },
    actions: {
      saveSession: (_: unknown, { session }: { readonly session: AuthSession }) =>
        writeSession(storage, session),
      forgetSession: () => clearSession(storage),
      revokeToken: (_: unknown, { token }: { readonly token: string }) => void revoke(token).catch(() => {}),
      leaveForLogin: (_: unknown, leave: { readonly audience: Audience; readonly hasEnded: boolean }) => {
        const login = loginPathOf(leave.audience)
        go(leave.hasEnded ? loginAfterEnd(login, here()) : login)
      },
      refresh: () => refresh(),
    },
  }
}
