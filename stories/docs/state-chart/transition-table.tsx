import { allStates, type ChartState, type ChartTransition } from './read-machine.ts'

/** The states and transitions of a chart as a table, for those who do not see the chart. */
export function TransitionTable({ root }: { readonly root: ChartState }) {
  const nameOf = (id: string) => (id === root.id ? root.name : id.slice(root.id.length + 1))
  return (
    <div className="stories-chart-table">
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Event</th>
            <th scope="col">If</th>
            <th scope="col">Leads to</th>
          </tr>
        </thead>
        {allStates(root).map((state) => (
          <tbody key={state.id}>
            <tr>
              <th scope="rowgroup" rowSpan={Math.max(1, state.transitions.length)}>
                {nameOf(state.id)}
                {notesOn(state).map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </th>
              <Cells transition={state.transitions[0]} nameOf={nameOf} />
            </tr>
            {state.transitions.slice(1).map((transition, index) => (
              <tr key={index}>
                <Cells transition={transition} nameOf={nameOf} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const notesOn = ({ isInitial, isRegion, kind, runs }: ChartState): readonly string[] => [
  ...(isInitial ? ['first'] : []),
  ...(isRegion ? ['region'] : []),
  ...(kind === 'parallel' ? ['all regions at once'] : []),
  ...(kind === 'final' ? ['last'] : []),
  ...runs.map((actor) => `runs ${actor}`),
]

interface CellsProps {
  readonly transition: ChartTransition | undefined
  readonly nameOf: (id: string) => string
}

const Cells = ({ transition, nameOf }: CellsProps) => (
  <>
    <td>{transition ? <code>{transition.event}</code> : '–'}</td>
    <td>{transition?.guard ?? '–'}</td>
    <td>{transition ? leadsTo(transition, nameOf) : '–'}</td>
  </>
)

function leadsTo({ targets, isIgnored }: ChartTransition, nameOf: (id: string) => string): string {
  if (targets.length > 0) return targets.map(nameOf).join(', ')
  return isIgnored ? 'ignored' : 'stays'
}
