import { allBlocks, registryOf, type Block, type Registry } from '@shyrdak/blocks'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { EMPTY_PLACE, NOT_SHOWN } from '../preview/placeholders.ts'
import type { CanvasHost } from './canvas-host.ts'

/** The attribute by which the canvas finds a block's element. */
export const BLOCK_ATTRIBUTE = 'data-editor-block'

const notShown = ({ texts, idOf, nameOf }: CanvasHost): Block<{ name?: string }> => ({
  name: NOT_SHOWN,
  render: (props) => (
    <div className="site-canvas-note" data-tone="warning">
      {texts.notShown(nameOf(idOf(props) ?? 0))}
    </div>
  ),
})

const emptyPlace = ({ texts, addInside }: CanvasHost): Block<{ holder?: number }> => ({
  name: EMPTY_PLACE,
  render: ({ holder = 0 }) => (
    <button type="button" className="site-canvas-add-inside" tabIndex={-1} onClick={() => addInside(holder)}>
      {`+ ${texts.add}`}
    </button>
  ),
})

/** Adds a block's id to its root element, so that the DOM is otherwise the same as in the shop. */
function marked(rendered: ReactNode, id: number, host: CanvasHost): ReactNode {
  if (isValidElement(rendered)) return cloneElement(rendered, { key: id, [BLOCK_ATTRIBUTE]: id } as object) // any element takes them
  return (
    <div key={id} className="site-canvas-note" {...{ [BLOCK_ATTRIBUTE]: id }}>
      {host.texts.nothingYet(host.nameOf(id))}
    </div>
  )
}

/** The shop's blocks with ids on their elements, and placeholders for blocks that render nothing. */
export function editorBlocks(host: CanvasHost): Registry {
  const own = [notShown(host), emptyPlace(host)] as readonly Block[] // their props are those of the editor's own nodes
  const blocks = [...Object.values(allBlocks), ...own].map((block): Block => ({
    ...block,
    render(props, env, children) {
      const rendered = block.render(props, env, children)
      const id = host.idOf(props)
      return id === undefined ? rendered : marked(rendered, id, host)
    },
  }))
  return registryOf(...blocks)
}
