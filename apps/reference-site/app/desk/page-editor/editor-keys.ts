import { selectPageEditor, type PageEditorActor } from '@shyrdak/state-machines/page-editor'
import type { BlockCommands } from './block-commands.ts'
import type { EditorUiStore } from './editor-ui.ts'

/** The fields of a key event that are used. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

interface Editor {
  readonly actor: PageEditorActor
  readonly commands: BlockCommands
  readonly ui: EditorUiStore
  /** Moves the focus to the fields of the selected block. */
  readonly openFields: () => void
}

/** By physical key, so that Russian and Kyrgyz layouts have the same shortcuts. */
const letterOf = ({ code }: PressedKey) => /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
const hasCommand = ({ ctrlKey, metaKey }: PressedKey) => ctrlKey !== metaKey

/** Handles keys that work in the whole editor, even in text fields. Returns whether the key was handled. */
export function answerEditorKey(event: PressedKey, { actor }: Pick<Editor, 'actor'>): boolean {
  if (!hasCommand(event) || event.altKey) return false
  const letter = letterOf(event)
  if (letter === 'z') actor.send({ type: event.shiftKey ? 'step.redo' : 'step.undo' })
  else if (letter === 'y' && !event.shiftKey) actor.send({ type: 'step.redo' })
  else if (letter === 's' && !event.shiftKey) actor.send({ type: 'page.save' })
  else return false
  return true
}

const STEPS = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const
const isArrow = (key: string): key is keyof typeof STEPS => Object.hasOwn(STEPS, key)

/** Handles keys for blocks, in the outline and on the canvas. Returns whether the key was handled. */
export function answerBlockKey(event: PressedKey, editor: Editor): boolean {
  const { actor, commands, ui, openFields } = editor
  const { selected } = selectPageEditor(actor.getSnapshot())
  const { key, altKey, shiftKey } = event
  if (answerEditorKey(event, editor)) return true
  if (hasCommand(event)) {
    const letter = altKey || selected === null ? undefined : letterOf(event)
    if (letter === 'd' && !shiftKey) actor.send({ type: 'block.duplicate', id: selected ?? 0 })
    else if (letter === 'g' && selected !== null)
      actor.send(
        shiftKey
          ? { type: 'block.unwrap', id: selected }
          : { type: 'block.wrap', id: selected, wrapper: 'Container' },
      )
    else return false
    return true
  }
  if (altKey) {
    if (!isArrow(key) || selected === null) return false
    commands.step(selected, STEPS[key])
    return true
  }
  if (key === 'Enter' && !shiftKey) openFields()
  else if (key === '+' || key === 'Insert' || (key === 'Enter' && shiftKey))
    ui.set({ palette: commands.placeFor('Paragraph') })
  else if ((key === 'Delete' || key === 'Backspace') && selected !== null)
    actor.send({ type: 'block.remove', id: selected })
  else if (key === '?') ui.set({ dialog: 'keys' })
  else return false
  return true
}
