// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'errors': {
    readonly MALFORMED: null
    readonly UNAUTHENTICATED: null
    readonly LOGIN_INCORRECT: null
    readonly FORBIDDEN: null
    readonly NOT_FOUND: null
    readonly METHOD_NOT_ALLOWED: null
    readonly PRICE_CHANGED: null
    readonly QUOTE_STALE: null
    readonly SOLD_OUT: null
    readonly NOT_SOLD_HERE: null
    readonly DISCOUNT_CHANGED: null
    readonly ALREADY_PAID: null
    readonly NOT_PAYABLE: null
    readonly IN_PROGRESS: null
    readonly STALE: null
    readonly KITS_SHORT: null
    readonly LAST_OWNER: null
    readonly TOO_LARGE: null
    readonly UNSUPPORTED_TYPE: null
    readonly INVALID: null
    readonly KEY_REUSED: null
    readonly RATE_LIMITED: null
    readonly INTERNAL: null
    readonly PAYMENT_FAILED: null
    readonly UNAVAILABLE: null
    readonly NETWORK: null
    readonly TIMEOUT: null
    readonly BAD_RESPONSE: null
    readonly ABORTED: null
    readonly retry_in_seconds: { readonly count: number }
    readonly retry_in_minutes: { readonly count: number }
  }
  readonly 'issues': {
    readonly 'fields.first_name.required': null
    readonly 'fields.last_name.required': null
    readonly 'fields.email.required': null
    readonly 'fields.email.taken': null
    readonly 'fields.phone.invalid': null
    readonly 'fields.password.incorrect': null
    readonly 'fields.current_password.incorrect': null
    readonly 'fields.terms.any': null
    readonly 'fields.product_id.published': null
    readonly 'fields.size.in_stock': null
    readonly 'fields.status.not_allowed': null
    readonly 'fields.amount.not_whole': null
    readonly 'fields.note.invalid': null
    readonly 'fields.tracking_number.invalid': null
    readonly 'fields.quantity.invalid': null
    readonly 'fields.price.invalid': null
    readonly 'fields.discount.invalid': null
    readonly 'fields.service_id.any': null
    readonly 'fields.file.required': null
    readonly 'fields.file.unreadable': null
    readonly 'fields.file.too_many_pixels': { readonly limit: number }
    readonly 'general.required': null
    readonly 'general.invalid': null
    readonly 'general.minimumLength': { readonly limit: number }
    readonly 'general.maximumLength': { readonly limit: number }
    readonly 'general.minimum': { readonly limit: number }
    readonly 'general.maximum': { readonly limit: number }
    readonly 'general.unrecognized': null
    readonly 'general.taken': null
    readonly 'general.in_use': null
    readonly 'general.unknown': null
    readonly 'general.duplicate': null
    readonly 'general.stale': null
    readonly 'named.required': { readonly name: string | number }
    readonly 'named.invalid': { readonly name: string | number }
    readonly 'named.minimumLength': { readonly name: string | number; readonly limit: number }
    readonly 'named.maximumLength': { readonly name: string | number; readonly limit: number }
    readonly 'named.minimum': { readonly name: string | number; readonly limit: number }
    readonly 'named.maximum': { readonly name: string | number; readonly limit: number }
    readonly 'named.unrecognized': { readonly name: string | number }
    readonly 'named.taken': { readonly name: string | number }
    readonly 'named.in_use': { readonly name: string | number }
    readonly 'named.unknown': { readonly name: string | number }
    readonly 'named.duplicate': { readonly name: string | number }
    readonly 'named.stale': { readonly name: string | number }
    readonly 'length.left': { readonly count: number }
    readonly 'length.over': { readonly count: number }
  }
  readonly 'labels': {
    readonly 'order_status.Processing': null
    readonly 'order_status.payment_waiting': null
    readonly 'order_status.in_production': null
    readonly 'order_status.on_hold': null
    readonly 'order_status.packaging': null
    readonly 'order_status.shipping': null
    readonly 'order_status.on_way': null
    readonly 'order_status.completed': null
    readonly 'payment_state.unpaid': null
    readonly 'payment_state.checking': null
    readonly 'payment_state.refused': null
    readonly 'payment_state.canceled': null
    readonly 'payment_state.paid': null
    readonly 'payment_state.refunded': null
    readonly 'hold_reason.expired': null
    readonly 'hold_reason.sold_out': null
    readonly 'hold_reason.mismatch': null
    readonly 'hold_reason.canceled': null
    readonly 'delivery_kind.door': null
    readonly 'delivery_kind.point': null
    readonly 'delivery_kind.post': null
    readonly 'delivery_kind.pickup': null
    readonly 'payment_provider.paypal': null
    readonly 'payment_provider.kkb': null
    readonly 'payment_provider.kicb': null
    readonly 'payment_provider.yookassa': null
    readonly 'line_state.available': null
    readonly 'line_state.insufficient': null
    readonly 'line_state.sold_out': null
    readonly 'line_state.not_sold_here': null
    readonly 'line_state.unknown': null
    readonly 'group.male': null
    readonly 'group.female': null
    readonly 'group.children': null
    readonly 'group.unisex': null
    readonly 'technique.solid-rolled': null
    readonly 'technique.stitched': null
    readonly 'model.slippers': null
    readonly 'model.boots': null
    readonly 'sort.new': null
    readonly 'sort.price_up': null
    readonly 'sort.price_down': null
    readonly made_to_order: { readonly count: number }
  }
}

export const NAMESPACES = [
  'errors',
  'issues',
  'labels',
] as const satisfies readonly (keyof Texts)[]
