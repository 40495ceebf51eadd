// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'orders-emails': {
    readonly placedSubject: { readonly number: string | number }
    readonly paidSubject: { readonly number: string | number }
    readonly placed: { readonly until: string }
    readonly placedToMake: { readonly until: string }
    readonly placedLate: null
    readonly paid: null
    readonly paidToCollect: null
    readonly size: { readonly size: string | number }
    readonly items: { readonly count: number }
    readonly delivery: null
    readonly free: null
    readonly byCode: { readonly cost: string | number; readonly code: string | number }
    readonly goods: null
    readonly discount: { readonly code: string | number }
    readonly total: null
    readonly address: null
    readonly collect: null
    readonly giftNote: null
    readonly pay: null
    readonly look: null
    readonly receipt: null
    readonly invoice: null
    readonly secret: null
    readonly farewell: null
    readonly newsSubject: { readonly number: string | number; readonly status: string | number }
    readonly news: { readonly number: string | number; readonly status: string | number }
    readonly newsNote: null
    readonly newsPhoto: null
    readonly newsLook: null
    readonly sent: { readonly number: string | number }
    readonly parcels: { readonly numbers: string | number }
    readonly readyToCollect: { readonly number: string | number; readonly place: string | number }
    readonly collectSubject: { readonly number: string | number }
    readonly held: { readonly number: string | number }
    readonly moved: { readonly number: string | number; readonly status: string | number }
    readonly storeNote: null
    readonly toMakeSubject: { readonly number: string | number }
    readonly toMake: { readonly number: string | number }
    readonly toMakeItem: { readonly name: string | number; readonly color: string | number; readonly size: string | number; readonly count: number }
    readonly toMakeBy: { readonly day: string | number }
    readonly toPack: null
    readonly toMakeLook: null
    readonly toMakeClosing: null
  }
}

export const NAMESPACES = [
  'orders-emails',
] as const satisfies readonly (keyof Texts)[]
