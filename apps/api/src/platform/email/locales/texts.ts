// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'platform-email': {
    readonly greeting: { readonly name: string | number }
    readonly greetingWithoutName: null
    readonly demoAddress: null
    readonly demoPhone: null
  }
}

export const NAMESPACES = [
  'platform-email',
] as const satisfies readonly (keyof Texts)[]
