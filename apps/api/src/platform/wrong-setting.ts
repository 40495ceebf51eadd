/**
 * A setting that has another form than it must have, as one sentence for whoever starts the store and one that says what is
 * expected. What stands before an `@` may be a password: it is left out, for the sentence goes to logs.
 */
export const wrongSetting = (name: string, value: string | undefined, expected = ''): Error =>
  new Error(
    `The setting ${name} has a value that makes no sense: ${JSON.stringify(shown(name, value))}. ${expected}`.trim(),
  )

const shown = (name: string, value = ''): string =>
  name === 'MANAGER_EMAIL' ? value : value.replace(/^.*@/s, '…@')
