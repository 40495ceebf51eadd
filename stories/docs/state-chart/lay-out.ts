import { allStates, type ChartState, type ChartTransition } from './read-machine.ts'

/**
 * A chart is one CSS grid, so that the browser measures texts and nothing has to be measured here. Rows hold the name
 * of a state, what it runs, or a transition. Boxes span the rows of a state and of the states inside it. Arrows run in
 * lanes at the right: every box has lanes for the arrows between the states directly inside it.
 */
export interface Layout {
  readonly rows: readonly Row[]
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
  /** The depth of the innermost states; the machine itself is at 0. */
  readonly depth: number
  /** The number of lanes in the boxes of each depth; those of index 0 are around the whole machine. */
  readonly lanes: readonly number[]
}

export type Row = { readonly state: ChartState; readonly depth: number } & (
  | { readonly kind: 'name' | 'runs' | 'space' }
  | { readonly kind: 'transition'; readonly transition: ChartTransition }
)

export interface Box {
  readonly state: ChartState
  readonly depth: number
  /** Its first row, and the first row after it. */
  readonly from: number
  readonly to: number
}

/** The transitions to a state that share a lane. */
export interface Arrow {
  readonly target: Box
  /** The rows of the transitions. */
  readonly sources: readonly number[]
  /** The depth of the box whose lane it takes; -1 is outside of the machine. */
  readonly depth: number
  readonly lane: number
}

export function layOut(root: ChartState): Layout {
  const rows: Row[] = []
  const boxes: Box[] = []
  const place = (state: ChartState, depth: number): void => {
    const from = rows.length
    const box = boxes.length
    boxes.push({ state, depth, from, to: from })
    rows.push({ state, depth, kind: 'name' })
    if (state.runs.length > 0) rows.push({ state, depth, kind: 'runs' })
    for (const transition of state.transitions) rows.push({ state, depth, kind: 'transition', transition })
    for (const inner of state.states) {
      rows.push({ state, depth, kind: 'space' })
      place(inner, depth + 1)
    }
    if (state.states.length > 0) rows.push({ state, depth, kind: 'space' })
    boxes[box] = { state, depth, from, to: rows.length }
  }
  place(root, 0)
  const depth = Math.max(...boxes.map((box) => box.depth))
  const arrows = inLanes(arrowsOf(rows, boxes))
  const lanes = Array.from({ length: depth + 2 }, (_, index) =>
    Math.max(0, ...arrows.filter((arrow) => arrow.depth === index - 1).map(({ lane }) => lane + 1)),
  )
  return { rows, boxes, arrows, depth, lanes }
}

const contains = (outer: ChartState, inner: ChartState): boolean =>
  allStates(outer).some(({ id }) => id === inner.id)

/** The innermost box around an arrow. A transition into its own state runs inside it, any other leaves it. */
function boxAround(source: ChartState, target: Box, boxes: readonly Box[]): Box | undefined {
  const isInward = source.id !== target.state.id && contains(source, target.state)
  return boxes.findLast(
    ({ state }) =>
      contains(state, source) &&
      contains(state, target.state) &&
      state.id !== target.state.id &&
      (isInward || state.id !== source.id),
  )
}

type Unplaced = Omit<Arrow, 'lane'> & { readonly around: string }

/** One arrow for all transitions to a state that run in the same box. */
function arrowsOf(rows: readonly Row[], boxes: readonly Box[]): readonly Unplaced[] {
  const found = new Map<string, Unplaced>()
  for (const [index, row] of rows.entries())
    for (const id of row.kind === 'transition' ? row.transition.targets : []) {
      const target = boxes.find(({ state }) => state.id === id)
      if (!target) throw new Error(`The chart has no state ${id}`)
      const box = boxAround(row.state, target, boxes)
      const around = box?.state.id ?? ''
      const arrow = found.get(`${around} ${id}`)
      found.set(`${around} ${id}`, {
        around,
        target,
        depth: box?.depth ?? -1,
        sources: [...(arrow?.sources ?? []), index],
      })
    }
  return [...found.values()]
}

const span = ({ target, sources }: Pick<Arrow, 'target' | 'sources'>) =>
  [Math.min(target.from, ...sources), Math.max(target.from, ...sources)] as const

const length = (arrow: Unplaced) => span(arrow)[1] - span(arrow)[0]

/** Gives each arrow the innermost lane of its box that is free along its rows, short ones first. */
function inLanes(arrows: readonly Unplaced[]): readonly Arrow[] {
  const placed: (Arrow & Unplaced)[] = []
  for (const arrow of arrows.toSorted((one, other) => length(one) - length(other))) {
    const [from, to] = span(arrow)
    const isTaken = (lane: number) =>
      placed.some((other) => {
        const [otherFrom, otherTo] = span(other)
        return other.around === arrow.around && other.lane === lane && otherFrom <= to && from <= otherTo
      })
    let lane = 0
    while (isTaken(lane)) lane += 1
    placed.push({ ...arrow, lane })
  }
  return placed
}
