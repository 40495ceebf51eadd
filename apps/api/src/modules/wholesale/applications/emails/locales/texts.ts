// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'applications-emails': {
    readonly 'application-email.active.subject': null
    readonly 'application-email.active.opening': { readonly company: string | number }
    readonly 'application-email.active.action': null
    readonly 'application-email.active.closing': null
    readonly 'application-email.rejected.subject': null
    readonly 'application-email.rejected.opening': { readonly company: string | number; readonly reason: string | number }
    readonly 'application-email.rejected.action': null
    readonly 'application-email.rejected.closing': null
  }
}

export const NAMESPACES = [
  'applications-emails',
] as const satisfies readonly (keyof Texts)[]
