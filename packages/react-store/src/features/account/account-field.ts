/** The fields of all account forms. */
export type FieldName =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'password'
  | 'temporary_password'
  | 'current_password'
  | 'company'
  | 'country_iso_code'
  | 'city'
  | 'street'
  | 'postal_code'
  | 'comment'
  | 'role'

export const FIELD_STYLES = {
  first_name: { autoComplete: 'given-name', autoCapitalize: 'words' },
  last_name: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email', autoCapitalize: 'none' },
  phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  password: { autoComplete: 'new-password', type: 'password', autoCapitalize: 'none' },
  temporary_password: { autoComplete: 'one-time-code', type: 'password', autoCapitalize: 'none' },
  current_password: { autoComplete: 'current-password', type: 'password', autoCapitalize: 'none' },
  company: { autoComplete: 'organization' },
  country_iso_code: { autoComplete: 'country' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  street: { autoComplete: 'street-address', autoCapitalize: 'sentences' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
  comment: { autoComplete: 'off' },
  role: { autoComplete: 'off' },
} as const satisfies Record<FieldName, object>

const SECRET: readonly FieldName[] = ['password', 'temporary_password', 'current_password']

export const isSecret = (name: FieldName): boolean => SECRET.includes(name)

/** Fields with a prompt of their own for a missing value. The spec has one for the email. */
const PROMPTED = [
  'first_name',
  'last_name',
  'phone',
  'password',
  'temporary_password',
  'current_password',
  'company',
  'country_iso_code',
  'city',
  'street',
  'postal_code',
] as const satisfies readonly FieldName[]

export const promptOf = (name: string) => PROMPTED.find((one) => one === name)
