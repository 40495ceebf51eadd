/**
 * The error for a malformed setting: one sentence for the person who starts the store, and one with the
 * expected form. Anything before an `@` may be a password and is left out, since the message is logged.
 */
export const wrongSetting = (name: string, value: string | undefined, expected = ''): Error =>
  new Error(
    `The setting ${name} has an invalid value: ${JSON.stringify(shown(name, value))}. ${expected}`.trim(),
  )

const shown = (name: string, value = ''): string =>
  name === 'MANAGER_EMAIL' ? value : value.replace(/^.*@/s, '…@')
