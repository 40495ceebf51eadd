import type { BlockField } from '@shyrdak/sdk/blocks'
import { blockFields } from '@shyrdak/sdk/blocks'
import type { EditorBlock, SameText } from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { FieldsOf } from './field-view.tsx'

const GROUPS = ['content', 'look', 'css'] as const
type Group = (typeof GROUPS)[number]

/** The group of a field: content, look, or CSS. */
function groupOf({ kind, name }: BlockField): Group {
  if (kind === 'styles' || kind === 'classes') return 'css'
  if (kind === 'length' || kind === 'weight' || kind === 'color' || kind === 'enum') return 'look'
  return kind === 'number' && name === 'count' ? 'look' : 'content'
}

/** Fields that are read first come first, independent of the order in the schema. */
const FIRST = ['title', 'text', 'content']
const LAST = ['buttonText', 'buttonLink', 'href', 'banner', 'id']
const rankOf = ({ name }: BlockField): number => {
  if (FIRST.includes(name)) return FIRST.indexOf(name)
  return LAST.includes(name) ? FIRST.length + 1 + LAST.indexOf(name) : FIRST.length
}

interface Props {
  block: EditorBlock
  same: readonly SameText[]
}

/** The fields of a block in groups. Rarely used ones are collapsed. */
export function BlockPanel({ block, same }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const fields = blockFields(block.name)
  if (fields.length === 0) return <p className="site-desk-note">{t('unknownText')}</p>
  const grouped = Map.groupBy(
    fields.toSorted((one, other) => rankOf(one) - rankOf(other)),
    groupOf,
  )
  const ofGroup = (group: Group) => grouped.get(group) ?? []
  return (
    <>
      {ofGroup('content').length > 0 ? (
        <FieldsOf block={block} fields={ofGroup('content')} same={same} />
      ) : (
        <p className="site-desk-note">{t('noFields')}</p>
      )}
      {ofGroup('look').length > 0 ? (
        <section className="site-editor-part" aria-label={t('look')}>
          <h3>{t('look')}</h3>
          <FieldsOf block={block} fields={ofGroup('look')} same={same} />
        </section>
      ) : null}
      <details className="site-editor-part">
        <summary>{t('css')}</summary>
        <FieldsOf block={block} fields={ofGroup('css')} same={same} />
      </details>
    </>
  )
}
