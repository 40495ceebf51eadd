// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'accounts-emails': {
    readonly 'account-email.confirm-email.subject': null
    readonly 'account-email.confirm-email.opening': { readonly email: string | number; readonly time: string | number }
    readonly 'account-email.confirm-email.action': null
    readonly 'account-email.confirm-email.closing': null
    readonly 'account-email.email-asked.subject': null
    readonly 'account-email.email-asked.opening': { readonly email: string | number }
    readonly 'account-email.email-asked.closing': null
    readonly 'account-email.password-changed.subject': null
    readonly 'account-email.password-changed.opening': null
    readonly 'account-email.password-changed.closing': null
    readonly 'account-email.temporary-password.subject': null
    readonly 'account-email.temporary-password.opening': { readonly time: string | number }
    readonly 'account-email.temporary-password.action': null
    readonly 'account-email.temporary-password.closing': null
    readonly 'account-email.days': { readonly count: number }
    readonly 'account-email.minutes': { readonly count: number }
  }
}

export const NAMESPACES = [
  'accounts-emails',
] as const satisfies readonly (keyof Texts)[]
