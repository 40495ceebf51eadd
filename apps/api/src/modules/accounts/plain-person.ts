import type { Issue } from '@shyrdak/sdk/contract'
import { refuse } from '#platform/refusal.ts'
import { isPhoneNumber } from '#platform/text/phone-number.ts'
import { plainLine, unstorableTexts } from '#platform/text/plain-text.ts'

type PersonFields = Readonly<Record<string, unknown>> & {
  first_name?: string | undefined
  last_name?: string | undefined
  company?: string | undefined
  city?: string | undefined
  phone?: string | undefined
}

/**
 * Validates what the schema cannot check. Returns the fields with names in one line, without invisible characters:
 * some of them reverse the text that follows a name on a page or in an email.
 * @throws INVALID
 */
export async function plainPerson<Fields extends PersonFields>(fields: Fields): Promise<Fields> {
  const { first_name, last_name, company, city, phone } = fields
  const issues: Issue[] = unstorableTexts(fields)
  if (phone !== undefined && !(await isPhoneNumber(phone))) issues.push({ path: ['phone'], code: 'invalid' })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return {
    ...fields,
    ...(first_name !== undefined && { first_name: plainLine(first_name) }),
    ...(last_name !== undefined && { last_name: plainLine(last_name) }),
    ...(company !== undefined && { company: plainLine(company) }),
    ...(city !== undefined && { city: plainLine(city) }),
  }
}
