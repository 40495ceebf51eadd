// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'payments-test-bank': {
    readonly title: null
    readonly notice: null
    readonly to: null
    readonly order: null
    readonly by: null
    readonly sum: null
    readonly pay: null
    readonly refuse: null
    readonly cancel: null
    readonly back: null
    readonly language: null
    readonly captured: null
    readonly failed: null
    readonly canceled: null
    readonly expired: null
    readonly unknown: null
  }
}

export const NAMESPACES = [
  'payments-test-bank',
] as const satisfies readonly (keyof Texts)[]
