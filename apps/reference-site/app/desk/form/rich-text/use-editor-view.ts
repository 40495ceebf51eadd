import { keydownHandler } from 'prosemirror-keymap'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { readHtml, writeHtml } from './html-text.ts'
import { plugins } from './plugins.ts'

interface Options {
  html: string
  isLocked: boolean
  /** Attributes of the editable element. */
  attributes: Record<string, string>
  /** Additional key bindings, in ProseMirror's notation. */
  keys: Readonly<Record<string, () => void>>
  onChange: (html: string) => void
}

const stateOf = (html: string) => EditorState.create({ doc: readHtml(html), plugins: plugins() })

/**
 * Mounts an editor in the `place` element. It is reset when `html` changes to something that was not typed in
 * it.
 */
export function useEditorView(options: Options) {
  const { html, isLocked, attributes } = options
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(options)
  const [state, setState] = useState(() => stateOf(html))
  const first = useRef(state)
  /**
   * The initial HTML with the editor's serialization of it, so that an unmodified text does not count as
   * changed.
   */
  const opened = useRef({ html, written: writeHtml(state.doc) })
  const typed = useRef(html)

  useLayoutEffect(() => {
    latest.current = options
  })

  useLayoutEffect(() => {
    const editor = new EditorView(place.current, {
      state: first.current,
      transformPastedHTML: cleanPaste,
      handleKeyDown: (at, event) => keysOf(latest.current.keys)(at, event),
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        const written = writeHtml(next.doc)
        typed.current = written === opened.current.written ? opened.current.html : written
        latest.current.onChange(typed.current)
      },
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useLayoutEffect(
    () => view.current?.setProps({ attributes, editable: () => !isLocked }),
    [attributes, isLocked],
  )

  useEffect(() => {
    const editor = view.current
    if (!editor || html === typed.current) return
    typed.current = html
    const next = stateOf(html)
    opened.current = { html, written: writeHtml(next.doc) }
    if (opened.current.written === writeHtml(editor.state.doc)) return
    editor.updateState(next)
    setState(next)
  }, [html])

  return {
    /** The ref of the editor's parent element. */
    place,
    state,
    run(command: Command) {
      const editor = view.current
      if (editor && !isLocked) command(editor.state, editor.dispatch, editor)
    },
    focus: () => view.current?.focus(),
  }
}

const keysOf = (keys: Options['keys']) =>
  keydownHandler(
    Object.fromEntries(
      Object.entries(keys).map(([name, run]): [string, Command] => [
        name,
        () => {
          run()
          return true
        },
      ]),
    ),
  )
