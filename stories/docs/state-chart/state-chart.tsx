import type { CSSProperties } from 'react'
import { layOut, type Arrow, type Box, type Layout, type Row } from './lay-out.ts'
import { allStates, readMachine, type Machine } from './read-machine.ts'
import { TransitionTable } from './transition-table.tsx'
import './state-chart.css'

export interface StateChartProps {
  readonly machine: Machine
}

/** A machine as boxes within boxes with arrows between them, rendered from the machine itself, and as a table. */
export function StateChart({ machine }: StateChartProps) {
  const root = readMachine(machine)
  const states = allStates(root).slice(1)
  const transitions = allStates(root).flatMap((state) => state.transitions)
  return (
    // On pages of documents Storybook styles elements by their names, except in `sb-unstyled`.
    <figure className="stories-chart sb-unstyled">
      <Chart
        layout={layOut(root)}
        label={`State chart of ${root.name}: ${states.length} states, ${transitions.length} transitions. The table after it lists them.`}
      />
      <details>
        <summary>{`${root.name} as a table`}</summary>
        <TransitionTable root={root} />
      </details>
    </figure>
  )
}

function Chart({ layout, label }: { readonly layout: Layout; readonly label: string }) {
  const { rows, boxes, arrows } = layout
  return (
    <div
      className="stories-chart-grid"
      role="img"
      aria-label={label}
      style={{ gridTemplateColumns: columnsOf(layout) }}
    >
      {boxes.map((box) => (
        <StateBox key={box.state.id} box={box} layout={layout} />
      ))}
      {rows.map((row, index) => (
        <RowText key={index} row={row} index={index} layout={layout} />
      ))}
      {arrows.map((arrow, index) => (
        <ArrowLines key={index} arrow={arrow} layout={layout} />
      ))}
    </div>
  )
}

/** Paddings at the left, the texts, and from the innermost boxes outwards their lanes and their right padding. */
function columnsOf({ depth, lanes }: Layout): string {
  const right = lanes
    .map((count) => Array.from({ length: count }, () => 'var(--lane)').concat('var(--pad)'))
    .toReversed()
    .flat()
  return [...Array.from({ length: depth + 1 }, () => 'var(--pad)'), 'minmax(0, 1fr)', ...right].join(' ')
}

/** Grid lines: where the texts end, and where the lanes in boxes of a depth begin. */
const textsEnd = ({ depth }: Layout) => depth + 3
const lanesStart = (layout: Layout, depth: number) =>
  layout.lanes.slice(depth + 2).reduce((line, count) => line + count + 1, textsEnd(layout))
const rightEdge = (layout: Layout, { depth }: Box) => lanesStart(layout, depth - 1)

const area = (columns: readonly [number, number], rows: readonly [number, number]): CSSProperties => ({
  gridColumn: `${columns[0]} / ${columns[1]}`,
  gridRow: `${rows[0] + 1} / ${rows[1] + 1}`,
})

function StateBox({ box, layout }: { readonly box: Box; readonly layout: Layout }) {
  const { state, depth, from, to } = box
  return (
    <>
      <div
        className="stories-chart-box"
        data-state={state.id}
        data-kind={state.kind}
        data-region={state.isRegion || undefined}
        style={area([depth + 1, rightEdge(layout, box)], [from, to])}
      />
      {state.isInitial ? (
        <div className="stories-chart-first" style={area([depth, depth + 1], [from, from + 1])} />
      ) : null}
    </>
  )
}

interface RowTextProps {
  readonly row: Row
  readonly index: number
  readonly layout: Layout
}

function RowText({ row, index, layout }: RowTextProps) {
  const style = area([row.depth + 2, textsEnd(layout)], [index, index + 1])
  switch (row.kind) {
    case 'space':
      return <div className="stories-chart-space" style={style} />
    case 'name':
      return (
        <div className="stories-chart-name" style={style}>
          {row.state.name}
          {row.state.kind === 'parallel' ? <small> all regions at once</small> : null}
          {row.state.kind === 'final' ? <small> last</small> : null}
        </div>
      )
    case 'runs':
      return (
        <div className="stories-chart-runs" style={style}>
          {`runs ${row.state.runs.join(', ')}`}
        </div>
      )
    case 'transition': {
      const { event, guard, targets, isIgnored } = row.transition
      return (
        <div
          className="stories-chart-transition"
          data-of={row.state.id}
          data-leaves={targets.length > 0 || undefined}
          style={{ ...style, ...lineColour(layout, index) }}
        >
          <span>
            {event}
            {guard === null ? null : <em>{` [${guard}]`}</em>}
            {isIgnored ? <small> ignored</small> : null}
          </span>
        </div>
      )
    }
  }
}

const DYES = ['madder', 'indigo', 'sage-deep', 'walnut', 'saffron-deep'] as const

const colourOf = ({ arrows }: Layout, arrow: Arrow): CSSProperties & Record<`--${string}`, string> => ({
  '--line': `var(--shyrdak-${DYES[arrows.indexOf(arrow) % DYES.length]})`,
})

function lineColour(layout: Layout, row: number): CSSProperties {
  const arrow = layout.arrows.find(({ sources }) => sources.includes(row))
  return arrow ? colourOf(layout, arrow) : {}
}

/** From each transition to the lane, along it, and back to the state that it leads to. */
function ArrowLines({ arrow, layout }: { readonly arrow: Arrow; readonly layout: Layout }) {
  const { target, sources, depth, lane } = arrow
  const column = lanesStart(layout, depth) + lane
  const first = Math.min(target.from, ...sources)
  const last = Math.max(target.from, ...sources)
  const colour = colourOf(layout, arrow)
  return (
    <>
      {sources.map((row) => (
        <div
          key={row}
          className="stories-chart-line"
          style={{ ...area([textsEnd(layout), column + 1], [row, row + 1]), ...colour }}
        />
      ))}
      <div
        className="stories-chart-lane"
        style={{ ...area([column, column + 1], [first, last]), ...colour }}
      />
      <div
        className="stories-chart-head"
        data-from={sources.map((row) => layout.rows[row]?.state.id).join(' ')}
        data-to={target.state.id}
        style={{
          ...area([rightEdge(layout, target), column + 1], [target.from, target.from + 1]),
          ...colour,
        }}
      />
    </>
  )
}
