import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { Field } from '@shyrdak/blocks/parts/field'
import { canContain, type BlockName } from '@shyrdak/sdk/blocks'
import { findBlock, selectPageEditor, type Place } from '@shyrdak/state-machines/page-editor'
import { useRef, useState, type KeyboardEvent } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { SECTION_ICONS, SECTION_NAMES, SECTIONS } from '../../page-sections/sections.ts'
import { STARTING_BLOCKS } from '../../page-sections/starting-blocks.ts'
import { startWith, type SayStarting } from '../../page-sections/starting-texts.ts'
import { blockTexts } from '../block-texts.ts'
import { BlockIcon } from '../editor-icon.tsx'
import { focusSelectedRow } from '../open-fields.ts'
import { useEditor, useEditorUi } from '../use-editor.ts'
import { BLOCK_GROUPS } from './block-groups.ts'

interface Offer {
  readonly key: string
  readonly name: string
  readonly about: string
  /** The block whose icon is shown. */
  readonly icon: BlockName
  readonly make: (say: SayStarting) => ReturnType<(typeof STARTING_BLOCKS)[BlockName]>
}

interface Group {
  readonly key: string
  readonly title: string
  readonly offers: readonly Offer[]
}

const matches = (text: string, { name, about }: Offer) => {
  const searched = `${name} ${about}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((term) => searched.includes(term))
}

/** What can be added at a place, by group: single blocks and predefined sections. */
function useOffers(place: Place): readonly Group[] {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const tSections = messagesIn(language, 'desk/page-sections')
  const { nameOf, aboutOf } = blockTexts(language)
  const { actor } = useEditor()
  const view = selectPageEditor(actor.getSnapshot())
  const holder = place.parent === null ? null : findBlock(view.page.trees[view.language], place.parent)?.name
  const groups: Group[] = Object.entries(BLOCK_GROUPS).map(([group, names]) => ({
    key: group,
    title: t(`groups.${group as keyof typeof BLOCK_GROUPS}`), // keys of BLOCK_GROUPS
    offers: names
      .filter((name) => canContain(holder, name))
      .map((name) => ({
        key: name,
        name: nameOf(name),
        about: aboutOf(name),
        icon: name,
        make: STARTING_BLOCKS[name],
      })),
  }))
  const sections: Group = {
    key: 'sections',
    title: t('groups.sections'),
    offers: canContain(holder, 'Container')
      ? SECTION_NAMES.map((name) => ({
          key: `section-${name}`,
          name: tSections(`sections.${name}.name`),
          about: tSections(`sections.${name}.about`),
          icon: SECTION_ICONS[name],
          make: SECTIONS[name],
        }))
      : [],
  }
  return [...groups, sections]
}

/** The palette of blocks and sections to add. */
export function Palette() {
  const place = useEditorUi((ui) => ui.palette)
  return place && <OpenPalette place={place} />
}

function OpenPalette({ place }: { place: Place }) {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { actor, ui } = useEditor()
  const [text, setText] = useState('')
  const [isFromCanvas] = useState(() => document.activeElement?.tagName === 'IFRAME')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const groups = useOffers(place)
    .map((group) => ({ ...group, offers: group.offers.filter((offer) => matches(text, offer)) }))
    .filter(({ offers }) => offers.length > 0)

  async function add({ make, name }: Offer) {
    const { language } = selectPageEditor(actor.getSnapshot())
    const blocks = await startWith((say) => [make(say)], language)
    actor.send({ type: 'block.insert', blocks, place })
    ui.set({ palette: null })
    ui.announce(t('announced.added', { name }))
    // The dialog returns the focus to the canvas by itself.
    if (!isFromCanvas) focusSelectedRow()
  }
  /** Arrow keys move through all offers, across groups. */
  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement) // -1 when elsewhere
    const next = at + step
    event.preventDefault()
    ;(next < 0 ? search.current : buttons[Math.min(next, buttons.length - 1)])?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={() => ui.set({ palette: null })}
      title={t('palette')}
      closeLabel={t('close')}
      initialFocus={search}
      size="large"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons in it */}
      <div className="site-editor-palette" onKeyDown={walk}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            const [first] = groups.flatMap(({ offers }) => offers)
            if (first) void add(first)
          }}
        >
          <Field
            id="editor-palette"
            name="text"
            type="search"
            ref={search}
            label={t('paletteFind')}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </form>
        <div ref={list}>
          {groups.map(({ key, title, offers }) => (
            <section key={key} aria-labelledby={`palette-${key}`}>
              <h3 id={`palette-${key}`}>{title}</h3>
              <ul>
                {offers.map((offer) => (
                  <li key={offer.key}>
                    <button type="button" onClick={() => void add(offer)}>
                      <BlockIcon name={offer.icon} />
                      <span>{offer.name}</span>
                      <span className="site-desk-note">{offer.about}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {groups.length === 0 ? <p className="site-desk-note">{t('paletteNone')}</p> : null}
        </div>
      </div>
    </Dialog>
  )
}
