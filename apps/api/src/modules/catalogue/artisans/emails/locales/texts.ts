// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'artisans-emails': {
    readonly 'workshop-email.published.subject': null
    readonly 'workshop-email.published.opening': null
    readonly 'workshop-email.published.action': null
    readonly 'workshop-email.published.closing': null
    readonly 'workshop-email.returned.subject': null
    readonly 'workshop-email.returned.opening': { readonly note: string | number }
    readonly 'workshop-email.returned.action': null
    readonly 'workshop-email.returned.closing': null
    readonly 'proposal-email.published.subject': { readonly name: string | number }
    readonly 'proposal-email.published.opening': { readonly name: string | number }
    readonly 'proposal-email.published.action': null
    readonly 'proposal-email.published.closing': null
    readonly 'proposal-email.returned.subject': { readonly name: string | number }
    readonly 'proposal-email.returned.opening': { readonly name: string | number; readonly note: string | number }
    readonly 'proposal-email.returned.action': null
    readonly 'proposal-email.returned.closing': null
  }
}

export const NAMESPACES = [
  'artisans-emails',
] as const satisfies readonly (keyof Texts)[]
