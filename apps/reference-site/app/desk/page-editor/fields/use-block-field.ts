import { isEmptyText, type BlockField, type PropPath } from '@shyrdak/sdk/blocks'
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import {
  areEqual,
  findBlock,
  isIssueAt,
  propAt,
  selectPageEditor,
  type EditorBlock,
  type PageEditorSnapshot,
  type SameText,
} from '@shyrdak/state-machines/page-editor'
import { i18nOf, messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { languageNames } from '../../language-names.ts'
import { blockTexts, pathKey } from '../block-texts.ts'
import { checkBlock } from '../preview/block-faults.ts'
import { useEdited, useEditor } from '../use-editor.ts'

/** A field at any depth of a block. */
export interface BlockFieldProps {
  block: EditorBlock
  field: BlockField
  path: PropPath
  /** Texts of the block that are the same in another language. */
  same: readonly SameText[]
}

/** The fields of a block or of a part of it. */
export interface FieldsOfProps {
  block: EditorBlock
  fields: readonly BlockField[]
  /** The path of these fields' parent. */
  path?: PropPath
  same: readonly SameText[]
}

const isPath = (one: PropPath, other: PropPath) =>
  one.length === other.length && one.every((step, index) => step === other[index])

const isBlank = (value: unknown, { kind }: BlockField) =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  ((kind === 'text' || kind === 'html') && typeof value === 'string' && isEmptyText(kind, value))

/** Returns the languages in which a language-independent value differs. */
const otherLanguages =
  ({ id }: EditorBlock, path: PropPath) =>
  (snapshot: PageEditorSnapshot): string => {
    const { page, language } = selectPageEditor(snapshot)
    if (!page.isTogether) return ''
    const valueIn = (one: Language) => propAt(findBlock(page.trees[one], id)?.props, path)
    const own = valueIn(language)
    return LANGUAGES.filter((one) => one !== language && !areEqual(valueIn(one), own)).join(' ')
  }

const noLanguages = () => ''

/** The value of a block's field, its errors and hints, and how to change it. */
export function useBlockField({ block, field, path, same }: BlockFieldProps) {
  const { language } = usePageContext()
  const { actor } = useEditor()
  const t = messagesIn(language, 'desk/page-editor')
  const texts = blockTexts(language)
  const shown = useEdited((snapshot) => selectPageEditor(snapshot).language)
  const issue = useEdited(({ context }) =>
    context.issues.find(
      (one) =>
        one.block?.language === context.history.present.language &&
        isIssueAt(one, block.id, path) &&
        isPath(one.block.path, path),
    ),
  )
  const isText = field.kind === 'text' || field.kind === 'html'
  const isOne = !isText && field.kind !== 'list' && field.kind !== 'group'
  const differing = useEdited(isOne ? otherLanguages(block, path) : noLanguages)
  const value = propAt(block.props, path)

  const limits = 'min' in field ? { min: field.min, max: field.max } : undefined
  const isWrong = checkBlock(block).faults.some((fault) => isPath(fault, path))
  const isMissing = isWrong && isBlank(value, field)
  const wrong = isWrong && !isMissing ? texts.wrongOf(field.kind, limits) : undefined
  const refused =
    issue &&
    (issue.issue.code === 'invalid_prop'
      ? texts.wrongOf(isBlank(value, field) ? 'required' : field.kind, limits)
      : describeIssue(issue.issue, i18nOf(language)))
  const twin = same.find((one) => isPath(one.path, path))
  const nameOf = (one: string) => languageNames[language][one as Language] // from LANGUAGES
  const notes = [
    isMissing && !refused ? texts.wrongOf(isText ? 'requiredText' : 'required') : undefined,
    twin && t('sameAs', { language: nameOf(twin.language) }),
    differing && t('differs', { languages: differing.split(' ').map(nameOf).join(', ') }),
    texts.hintOf(field.name === 'alt' ? 'alt' : field.kind, limits),
  ].filter(Boolean)

  return {
    id: `editor-${block.id}-${path.join('-')}`,
    name: pathKey(path),
    label: texts.labelOf(block.name, path),
    value,
    /** The language of the text; undefined for values without one. */
    language: isText ? shown : undefined,
    lang: isText ? LANGUAGE_TAGS[shown] : undefined,
    required: field.isRequired,
    error: wrong ?? refused,
    hint: notes.length > 0 ? notes.join(' ') : undefined,
    set: (next: unknown) => actor.send({ type: 'block.set', id: block.id, path, value: next }),
    /** Ends the current undo step when the focus leaves the field. */
    leave: () => actor.send({ type: 'step.close' }),
  }
}
