import type { ClientType } from '@shyrdak/sdk/contract'
import { fromCallback, fromPromise } from 'xstate'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { AuthEvent, SignIn } from './auth.machine.ts'
import { loginPathOf, withWayBack } from './paths.ts'
import type { Audience, AuthSession } from './session.ts'
import { clearSession, readSession, writeSession } from './stored-session.ts'

/** The user of a token, from the profile of their audience. */
export interface KnownPerson {
  readonly id: number
  readonly role: ClientType
  readonly first_name: string
  /** The id of a craftsman's workshop. */
  readonly artisans_id?: number
}

export interface AuthEffects {
  readonly storage: StoragePort
  /** Opens a session and resolves with its token. Rejects with the SDK's error. */
  logIn(
    audience: Audience,
    login: { readonly email: string; readonly password: string },
    signal: AbortSignal,
  ): Promise<string>
  /** Reads the user of a token. */
  readPerson(audience: Audience, token: string, signal: AbortSignal): Promise<KnownPerson>
  /** Ends the session of a token on the server. Failures are ignored. */
  revoke(token: string): Promise<unknown>
  /** The current path, without the language prefix. */
  here(): string
  go(path: string): void
  /** Reloads what is shown, after another tab logged in as somebody else. */
  refresh(): void
}

/** For `authMachine.provide(authActors({ … }))`. */
export function authActors({ storage, logIn, readPerson, revoke, here, go, refresh }: AuthEffects) {
  async function enter(signIn: SignIn, signal: AbortSignal): Promise<AuthSession> {
    const { audience } = signIn
    const token = signIn.by === 'token' ? signIn.token : await logIn(audience, signIn, signal)
    const { id, role, first_name, artisans_id } = await readPerson(audience, token, signal)
    return { token, clientType: role, userId: id, artisan: artisans_id ?? null, firstName: first_name }
  }
  return {
    actors: {
      enter: fromPromise<AuthSession, SignIn>(({ input, signal }) => enter(input, signal)),
      followSession: fromCallback<AuthEvent, undefined>(({ sendBack }) =>
        storage.subscribe(({ key }) => {
          if (key === STORAGE_KEYS.token || key === null)
            sendBack({ type: 'session.followed', session: readSession(storage) })
        }),
      ),
    },
    actions: {
      saveSession: (_: unknown, { session }: { readonly session: AuthSession }) =>
        writeSession(storage, session),
      forgetSession: () => clearSession(storage),
      revokeToken: (_: unknown, { token }: { readonly token: string }) => void revoke(token).catch(() => {}),
      leaveForLogin: (_: unknown, leave: { readonly audience: Audience; readonly withWayBack: boolean }) => {
        const login = loginPathOf(leave.audience)
        go(leave.withWayBack ? withWayBack(login, here()) : login)
      },
      refresh: () => refresh(),
    },
  }
}
