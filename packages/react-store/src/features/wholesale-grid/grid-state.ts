import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { axesOf, positionsIn, type Axes, type Position, type Range } from './grid-axes.ts'
import { entryKey, firstLayer, layerKey, type Entries, type Entry, type Layer } from './grid-layer.ts'
import { moved, type Move } from './move-focus.ts'

type Goods = Pick<WholesaleProduct, 'colors' | 'soles'>

/** Maximum number of changes that can be undone. */
const MAX_UNDO = 50

export interface GridState {
  readonly goods: Goods
  readonly layer: Layer
  readonly entries: Entries
  /** The cells that paste, fill and delete apply to; the focus is at `to`. */
  readonly range: Range
  /** Id of the colour that a narrow screen shows; null for all colours. */
  readonly only: number | null
  /** Whether the focused cell is being edited, and if so, whether its text has changed. */
  readonly isTyping: false | 'opened' | 'changed'
  readonly past: readonly Entries[]
  /** Number of counts in the last paste that were outside the table. */
  readonly dropped: number
  /** Id of the logo that was chosen last and applied to all typed counts; null after any other change. */
  readonly applied: number | null
}

export type GridEvent =
  | { readonly type: 'layer.choose'; readonly layer: Partial<Layer> }
  | { readonly type: 'color.show'; readonly color: number | null }
  | { readonly type: 'cell.focus'; readonly position: Position; readonly extend?: boolean }
  | { readonly type: 'cell.type'; readonly text: string }
  | { readonly type: 'cell.edit' }
  /** Reverts the text typed into the cell. */
  | { readonly type: 'cell.cancel' }
  /** The focus has left the cell being edited. */
  | { readonly type: 'cell.leave' }
  | { readonly type: 'focus.move'; readonly move: Move; readonly extend?: boolean }
  | { readonly type: 'range.collapse' }
  | { readonly type: 'range.all' }
  | { readonly type: 'range.paste'; readonly block: readonly (readonly string[])[] }
  | { readonly type: 'range.fillDown' }
  | { readonly type: 'range.clear' }
  | { readonly type: 'undo' }
  /** Restores the entries typed before a reload. */
  | { readonly type: 'entries.restore'; readonly entries: Entries }
  | { readonly type: 'entries.clear' }
  /** The entries were added to the cart, which cannot be undone here. */
  | { readonly type: 'entries.added' }

const ORIGIN: Position = { row: 0, column: 0 }

export const emptyGrid = (goods: Goods): GridState => ({
  goods,
  layer: firstLayer(goods),
  entries: new Map(),
  range: { from: ORIGIN, to: ORIGIN },
  only: null,
  isTyping: false,
  past: [],
  dropped: 0,
  applied: null,
})

export const axesOfGrid = ({ goods, only }: GridState): Axes => axesOf(goods, only)

/** The key of the cell being edited; null when none is. */
export function typedKey({ goods, only, layer, range, isTyping }: GridState): string | null {
  const cell = isTyping ? axesOf(goods, only).at(range.to) : undefined
  return cell ? entryKey(layer, cell.color.id, cell.size.name) : null
}

/** The text in a cell of the visible layer; empty without an entry. */
export function textAt({ goods, only, layer, entries }: GridState, position: Position): string {
  const cell = axesOf(goods, only).at(position)
  return cell ? (entries.get(entryKey(layer, cell.color.id, cell.size.name))?.text ?? '') : ''
}

interface Change {
  readonly position: Position
  readonly text: string
}

/** Writes texts into the visible layer as one undo step. Texts outside the table count as dropped. */
function written(state: GridState, changes: readonly Change[]): GridState {
  const axes = axesOfGrid(state)
  const entries = new Map(state.entries)
  let dropped = 0
  for (const { position, text } of changes) {
    const cell = axes.at(position)
    if (!cell) {
      if (text !== '') dropped += 1
      continue
    }
    const own: Entry = { layer: state.layer, color: cell.color.id, size: cell.size.name, text }
    const key = entryKey(own.layer, own.color, own.size)
    if (text === '') entries.delete(key)
    else entries.set(key, own)
  }
  return { ...state, entries, dropped, applied: null, past: [...state.past, state.entries].slice(-MAX_UNDO) }
}

const at = (position: Position): Range => ({ from: position, to: position })

function pasted(state: GridState, block: readonly (readonly string[])[]): GridState {
  const cells = positionsIn(state.range)
  const [first = ORIGIN] = cells[0] ?? []
  const [single] = block[0] ?? []
  const isSingle = block.length === 1 && block[0]?.length === 1 && single !== undefined
  // A single count fills the whole range; a block starts at its first cell.
  if (isSingle)
    return written(
      state,
      cells.flat().map((position) => ({ position, text: single })),
    )
  const changes = block.flatMap((texts, row) =>
    texts.map((text, column) => ({
      position: { row: first.row + row, column: first.column + column },
      text,
    })),
  )
  const { rows, columns } = axesOfGrid(state)
  const to = {
    row: Math.min(rows, first.row + block.length) - 1,
    column: Math.min(columns, first.column + Math.max(...block.map(({ length }) => length))) - 1,
  }
  return { ...written(state, changes), range: { from: first, to } }
}

/** The logo that a layer has and the visible one lacks; null when none was added. */
function addedLogo({ brand, soleBrand }: Layer, next: Layer): number | null {
  if (brand === null && next.brand !== null) return next.brand
  return soleBrand === null ? next.soleBrand : null
}

/**
 * Shows a layer. A logo added to the only layer with entries applies to them: most people type the counts and
 * then choose the logo, and would otherwise order them without it.
 */
function chosen(state: GridState, layer: Layer): GridState {
  const own = [...state.entries.values()]
  const logo = addedLogo(state.layer, layer)
  const next = { ...state, layer, isTyping: false, applied: null } as const
  if (
    logo === null ||
    own.length === 0 ||
    own.some((entry) => layerKey(entry.layer) !== layerKey(state.layer))
  )
    return next
  return {
    ...next,
    entries: new Map(own.map((entry) => [entryKey(layer, entry.color, entry.size), { ...entry, layer }])),
    past: [...state.past, state.entries].slice(-MAX_UNDO),
    applied: logo,
  }
}

/** Copies the first row of the range to the rows below; for a range of one row, copies the row above it. */
function filledDown(state: GridState): GridState {
  const cells = positionsIn(state.range)
  const isRow = cells.length === 1
  const source = (isRow ? cells[0]?.map(({ row, column }) => ({ row: row - 1, column })) : cells[0]) ?? []
  if (source.some(({ row }) => row < 0)) return state
  const axes = axesOfGrid(state)
  const targets = (isRow ? cells : cells.slice(1)).flatMap((row) =>
    row.map((position, place) => ({ position, text: textAt(state, source[place] ?? position) })),
  )
  return written(
    state,
    // Sizes that a colour does not have are skipped and not counted as dropped, since nothing was typed
    // there.
    targets.filter(({ position }) => axes.at(position)),
  )
}

/** Returns the state after an event. Pure; returns the same object when nothing changes. */
export function gridReducer(state: GridState, event: GridEvent): GridState {
  switch (event.type) {
    case 'layer.choose':
      return chosen(state, { ...state.layer, ...event.layer })
    case 'color.show':
      return event.color === state.only
        ? state
        : { ...state, only: event.color, range: at(ORIGIN), isTyping: false }
    case 'cell.focus': {
      const { position, extend = false } = event
      const { to } = state.range
      if (!extend && to.row === position.row && to.column === position.column && !state.isTyping) return state
      return {
        ...state,
        range: extend ? { from: state.range.from, to: position } : at(position),
        isTyping: false,
      }
    }
    case 'cell.leave':
      return state.isTyping ? { ...state, isTyping: false } : state
    case 'cell.edit':
      return { ...state, isTyping: state.isTyping || 'opened', range: at(state.range.to) }
    case 'cell.cancel':
      return state.isTyping === 'changed'
        ? gridReducer(state, { type: 'undo' })
        : gridReducer(state, { type: 'cell.leave' })
    case 'cell.type': {
      const { to } = state.range
      const next = written(state, [{ position: to, text: event.text }])
      // Consecutive typing into one cell is a single undo step.
      return {
        ...next,
        past: state.isTyping === 'changed' ? state.past : next.past,
        isTyping: 'changed',
        range: at(to),
      }
    }
    case 'focus.move': {
      const position = moved(state.range.to, event.move, axesOfGrid(state))
      if (!position) return { ...state, isTyping: false }
      return {
        ...state,
        range: event.extend ? { from: state.range.from, to: position } : at(position),
        isTyping: false,
      }
    }
    case 'range.collapse':
      return { ...state, range: at(state.range.to) }
    case 'range.all':
      return {
        ...state,
        // The focus is on the first cell, which is visible, so that typing continues there instead of in the
        // last one.
        range: { from: moved(ORIGIN, 'end', axesOfGrid(state)) ?? ORIGIN, to: ORIGIN },
        isTyping: false,
      }
    case 'range.paste':
      return { ...pasted(state, event.block), isTyping: false }
    case 'range.fillDown':
      return { ...filledDown(state), isTyping: false }
    case 'range.clear':
      return {
        ...written(
          state,
          positionsIn(state.range)
            .flat()
            .map((position) => ({ position, text: '' })),
        ),
        isTyping: false,
      }
    case 'undo': {
      const entries = state.past.at(-1)
      return entries
        ? { ...state, entries, past: state.past.slice(0, -1), isTyping: false, dropped: 0, applied: null }
        : state
    }
    case 'entries.restore':
      return { ...state, entries: new Map([...event.entries, ...state.entries]) }
    case 'entries.clear':
      return {
        ...state,
        entries: new Map(),
        past: [...state.past, state.entries].slice(-MAX_UNDO),
        isTyping: false,
        dropped: 0,
        applied: null,
      }
    case 'entries.added':
      return { ...state, entries: new Map(), past: [], isTyping: false, dropped: 0, applied: null }
    default:
      return event satisfies never
  }
}
