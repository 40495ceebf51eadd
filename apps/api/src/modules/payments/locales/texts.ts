// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'modules-payments': {
    readonly charge: { readonly number: string | number }
  }
}

export const NAMESPACES = [
  'modules-payments',
] as const satisfies readonly (keyof Texts)[]
