import { ask } from '../store/ask.ts'

interface Profile {
  id: number
  role: string
  first_name: string
  company_id?: number
}

/**
 * The browser storage of a logged-in person, by the keys of the spec (§3), for tests of signed-in behaviour.
 * The tests of accounts and of the desk cover the login form.
 */
export async function sessionOf(
  origin: string,
  audience: 'management' | 'wholesale',
  who: { readonly email: string; readonly password: string },
): Promise<{ name: string; value: string }[]> {
  const { access_token: token } = await ask<{ access_token: string }>(origin, `/${audience}/login`, who)
  const answer = await fetch(`${origin}/api/${audience}/profile?country_iso_code=KG`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`The profile of ${who.email} was refused with ${answer.status}`)
  const { id, role, first_name, company_id: company } = (await answer.json()) as Profile // the contract tests check the shape
  const session = {
    client_type: role,
    user_id: String(id),
    first_name,
    ...(company !== undefined && { cart_company: String(company) }),
    id_token: token,
  }
  return Object.entries(session).map(([name, value]) => ({ name, value }))
}
