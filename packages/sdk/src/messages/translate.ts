/** What a text is given: nothing where its key has null, else the values that stand in its `{{…}}`. */
export type Values<Text> = [Text] extends [null] ? [] : [values: Text]

/**
 * i18next's `t` for one namespace, which knows its keys and their values. It does not touch i18next's global types: the
 * host's application has its own.
 */
export type Translate<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: Values<Texts[Key]>
) => string
