import type { PropPath } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import { i18nOf } from '../../messages/messages-in.ts'

const NAMESPACE = 'desk/page-blocks'

/**
 * The names of blocks, their fields and options in a language. A field is named after its prop (`fields`), or
 * by its path in a block (`own`) when it means something else there. A test finds missing names.
 */
export function blockTexts(language: Language) {
  const i18n = i18nOf(language)
  // The keys follow from the schemas of the blocks, so the type checker does not know them.
  const say = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    i18n.t(`${NAMESPACE}:${key}`, values)
  const has = (key: string) => i18n.exists(key, { ns: NAMESPACE })
  return {
    nameOf: (name: string) => (has(`names.${name}`) ? say(`names.${name}`) : say('names.unknown')),
    aboutOf: (name: string) => say(`about.${name}`),
    labelOf(name: string, path: PropPath) {
      const own = `own.${name}.${pathKey(path)}`
      return has(own) ? say(own) : say(`fields.${String(path.at(-1))}`)
    },
    optionOf: (field: string, option: string) => say(`options.${field}.${option}`),
    hintOf: (kind: string, values?: Readonly<Record<string, unknown>>) =>
      has(`hints.${kind}`) ? say(`hints.${kind}`, values) : undefined,
    wrongOf: (kind: string, values?: Readonly<Record<string, unknown>>) =>
      say(has(`wrong.${kind}`) ? `wrong.${kind}` : 'wrong.other', values),
  }
}

export type BlockTexts = ReturnType<typeof blockTexts>

/** A path without the indexes of items, as in text keys: `items_title`. */
export const pathKey = (path: PropPath): string => path.filter((step) => typeof step === 'string').join('_')
