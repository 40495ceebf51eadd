// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'wholesale-order-files': {
    readonly sheet: null
    readonly article: null
    readonly name: null
    readonly color: null
    readonly size: null
    readonly sole: null
    readonly count: null
    readonly logo: null
    readonly sole_logo: null
    readonly stock: null
    readonly price: { readonly count: number }
  }
}

export const NAMESPACES = [
  'wholesale-order-files',
] as const satisfies readonly (keyof Texts)[]
