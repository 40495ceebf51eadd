import type { LocalizedText } from '@shyrdak/sdk/contract'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { TheirChanges } from '../form/their-changes.tsx'
import { TheirRows, type NamedRow } from './their-rows.tsx'

/** The text and address of an entry in a list. */
export interface Entry {
  readonly text: LocalizedText
  readonly href: string
}

/** An entry that a colleague edited and that still exists in the form. */
export interface ChangedEntry {
  /** Must not contain dots. */
  readonly key: string
  /** The labels of the text and the address. */
  readonly textName: string
  readonly hrefName: string
  readonly was: Entry
  readonly now: Entry
  readonly typed: Entry
}

interface Props {
  before: readonly NamedRow[]
  now: readonly NamedRow[]
  changed: readonly ChangedEntry[]
  /** The names of entries that they changed and that were removed here. */
  leftOut: readonly string[]
  /** The names of entries that they removed and that were changed here. */
  back: readonly string[]
  isLocked: boolean
  /** Takes a part of an entry, such as `text.en` or `href`, from another one. */
  onTake: (key: string, entry: Entry, part: string) => void
}

/** The texts and addresses of several entries, by key. */
type Texts = Readonly<Record<string, string | LocalizedText>>

/** Lists a colleague's changes to a list of links, and their conflicts with changes here. */
export function TheirEntries({ before, now, changed, leftOut, back, isLocked, onTake }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const textsOf = (entryOf: (one: ChangedEntry) => Entry): Texts =>
    Object.fromEntries(
      changed.flatMap((one) => {
        const { text, href } = entryOf(one)
        return [[`${one.key}/text`, text] as const, [`${one.key}/href`, href] as const]
      }),
    )
  const typed = textsOf((one) => one.typed)
  return (
    <>
      <TheirRows before={before} now={now} />
      {leftOut.length > 0 ? <p>{t('theirsLeftOut', { names: leftOut.join(', ') })}</p> : null}
      {back.length > 0 ? <p>{t('theirsBack', { names: back.join(', ') })}</p> : null}
      {changed.length > 0 ? (
        <TheirChanges<Texts>
          names={Object.fromEntries(
            changed.flatMap(({ key, textName, hrefName }) => [
              [`${key}/text`, textName],
              [`${key}/href`, hrefName],
            ]),
          )}
          before={textsOf(({ was }) => was)}
          now={textsOf((one) => one.now)}
          form={typed}
          isLocked={isLocked}
          onTake={(update, field) => {
            const [key = '', part = ''] = field.split('/')
            const taken = update(typed)
            const [text, href] = [taken[`${key}/text`], taken[`${key}/href`]]
            if (typeof text === 'object' && typeof href === 'string') onTake(key, { text, href }, part)
          }}
        />
      ) : (
        <p>{t('theirsMerged')}</p>
      )}
    </>
  )
}
