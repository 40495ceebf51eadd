/**
 * The texts of a namespace as types: a key with dots, and what stands in its `{{…}}`; null where nothing does. Written by
 * `pnpm texts` from the English texts.
 */
export type TextKeys = Readonly<Record<string, object | null>>

/** What a text is given: nothing, or its values. */
export type Values<Text> = [Text] extends [null] ? [] : [values: Text]

/**
 * i18next's `t` for one namespace, which knows its keys and their values. It does not touch i18next's global types: the
 * host's application has its own.
 */
export type Translate<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: Values<Texts[Key]>
) => string
