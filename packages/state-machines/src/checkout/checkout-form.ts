/** Values of the fields. */
export interface CheckoutForm {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly city: string
  readonly street: string
  readonly postal_code: string
  readonly comment: string
  readonly is_gift: boolean
  readonly gift_note: string
  readonly terms: boolean
  /** Whether the shopper picks the order up: nothing is sent, and no address is needed. */
  readonly collect: boolean
}

/** The fields that can be invalid. */
export type CheckoutField = Exclude<keyof CheckoutForm, 'collect' | 'is_gift'>

export const EMPTY_FORM: CheckoutForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  city: '',
  street: '',
  postal_code: '',
  comment: '',
  is_gift: false,
  gift_note: '',
  terms: false,
  collect: false,
}

/** Paths of the fields in the order that is sent, and in its issues. Listed in page order. */
export const FIELD_PATHS = {
  first_name: ['contact', 'first_name'],
  last_name: ['contact', 'last_name'],
  email: ['contact', 'email'],
  phone: ['contact', 'phone'],
  city: ['address', 'city'],
  postal_code: ['address', 'postal_code'],
  street: ['address', 'street'],
  comment: ['comment'],
  gift_note: ['gift_note'],
  terms: ['terms'],
} as const satisfies Record<CheckoutField, readonly string[]>

export const isCheckoutField = (name: string): name is CheckoutField => Object.hasOwn(FIELD_PATHS, name)

/** Fields that a delivery needs and a pickup does not. */
export const ADDRESS_FIELDS = ['city', 'postal_code', 'street'] as const satisfies readonly CheckoutField[]
