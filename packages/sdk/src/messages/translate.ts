/** The arguments of a text: none if its key maps to null, else the values of its `{{…}}` placeholders. */
export type Values<Text> = [Text] extends [null] ? [] : [values: Text]

/**
 * i18next's `t` for one namespace, typed by its keys and their values. It leaves i18next's global types
 * alone, because the host application has its own.
 */
export type Translate<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: Values<Texts[Key]>
) => string
