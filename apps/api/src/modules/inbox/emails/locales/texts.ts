// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'inbox-emails': {
    readonly 'inbox-answer.subject': { readonly subject: string | number }
    readonly 'inbox-answer.written': null
    readonly 'inbox-answer.toFaq': null
    readonly 'inbox-answer.closing': null
    readonly 'subscriber-welcome.subject': null
    readonly 'subscriber-welcome.opening': null
    readonly 'subscriber-welcome.action': null
    readonly 'subscriber-welcome.closing': null
    readonly 'subscriber-welcome.leave': null
    readonly 'inbox-reminder.subject': { readonly count: number }
    readonly 'inbox-reminder.feedback': { readonly count: number }
    readonly 'inbox-reminder.questions': { readonly count: number }
    readonly 'inbox-reminder.since': { readonly day: string | number }
    readonly 'inbox-reminder.action': null
    readonly 'inbox-reminder.closing': null
    readonly 'delivery-opened.subject': { readonly country: string | number }
    readonly 'delivery-opened.opening': { readonly country: string | number }
    readonly 'delivery-opened.action': null
    readonly 'delivery-opened.closing': null
    readonly 'delivery-opened.leave': null
  }
}

export const NAMESPACES = [
  'inbox-emails',
] as const satisfies readonly (keyof Texts)[]
