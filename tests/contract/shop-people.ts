import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isShyrdakError, type Sdk } from '@shyrdak/sdk'
import type { Contract, Language } from '@shyrdak/sdk/contract'
import type { Email } from '@shyrdak/api/testing'
import type { TestStore } from '../store/open-test-store.ts'
import { clientOf } from './manager-of.ts'

const PATIENCE = 45_000
let registered = 0

export interface Shopper {
  sdk: Sdk<Contract>
  token: string
  email: string
}

/** Registers a new shopper, on any database. */
export async function newShopper(store: TestStore, language: Language = 'en'): Promise<Shopper> {
  const email = `shopper-${(registered += 1)}@example.kg`
  const password = 'warm wool 7'
  await store.sdk.auth.registration.retail({
    body: {
      first_name: 'Айгүл',
      last_name: 'Осмонова',
      phone: '+996700123456',
      terms: true,
      language,
      email,
      password,
    },
  })
  const { access_token: token } = await store.sdk.auth.login.retail({ body: { email, password } })
  return { sdk: clientOf(store, token), token, email }
}

/** Waits for the newest matching email to an address. */
export async function emailTo(
  store: TestStore,
  address: string,
  isIt: (message: Email) => boolean,
): Promise<Email> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const found = (await emailsTo(store, address)).findLast(isIt)
    if (found) return found
    if (Date.now() > until) throw new Error(`No email has come to ${address}.`)
    await pause(100)
  }
}

/** All emails to an address so far, oldest first. */
export async function emailsTo({ dataDir }: TestStore, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'mailbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()
  // The store wrote these files itself.
  const emails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Email),
  )
  return emails.filter(({ to }) => to === address)
}

/** The refusal of a call: its code and the fields it names. */
export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered' as const,
    (error: unknown) => {
      if (!isShyrdakError(error)) throw error
      return { code: error.code, fields: error.issues?.map(({ path }) => path.join('.')) ?? [] }
    },
  )
