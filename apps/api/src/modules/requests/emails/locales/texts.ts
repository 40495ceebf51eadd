// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'requests-emails': {
    readonly 'request-email.open.cancel.subject': { readonly number: string | number }
    readonly 'request-email.open.cancel.opening': { readonly number: string | number; readonly items: string | number }
    readonly 'request-email.open.return.subject': { readonly number: string | number }
    readonly 'request-email.open.return.opening': { readonly number: string | number; readonly items: string | number }
    readonly 'request-email.accepted.cancel.subject': { readonly number: string | number }
    readonly 'request-email.accepted.cancel.opening': { readonly number: string | number; readonly items: string | number }
    readonly 'request-email.accepted.return.subject': { readonly number: string | number }
    readonly 'request-email.accepted.return.opening': { readonly number: string | number; readonly items: string | number }
    readonly 'request-email.refused.cancel.subject': { readonly number: string | number }
    readonly 'request-email.refused.cancel.opening': { readonly number: string | number; readonly items: string | number }
    readonly 'request-email.refused.return.subject': { readonly number: string | number }
    readonly 'request-email.refused.return.opening': { readonly number: string | number; readonly items: string | number }
    readonly 'request-email.refund': { readonly sum: string | number }
    readonly 'request-email.answer': null
    readonly 'request-email.look': null
    readonly 'request-email.closing': null
    readonly 'request-email.desk.cancel.subject': { readonly number: string | number }
    readonly 'request-email.desk.cancel.opening': { readonly number: string | number; readonly items: string | number }
    readonly 'request-email.desk.return.subject': { readonly number: string | number }
    readonly 'request-email.desk.return.opening': { readonly number: string | number; readonly items: string | number }
    readonly 'request-email.desk.look': null
    readonly 'request-email.desk.closing': null
  }
}

export const NAMESPACES = [
  'requests-emails',
] as const satisfies readonly (keyof Texts)[]
