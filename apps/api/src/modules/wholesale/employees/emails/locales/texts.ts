// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'employees-emails': {
    readonly 'invitation-email.subject': { readonly company: string | number }
    readonly 'invitation-email.opening': { readonly company: string | number }
    readonly 'invitation-email.action': null
    readonly 'invitation-email.closing': null
  }
}

export const NAMESPACES = [
  'employees-emails',
] as const satisfies readonly (keyof Texts)[]
