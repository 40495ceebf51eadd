import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StateChart } from './docs/state-chart/state-chart.tsx'

/** A state as written in a machine's file, so that the chart is checked against its source and not against itself. */
interface Config {
  readonly id?: string
  readonly type?: string
  readonly initial?: string
  readonly states?: Readonly<Record<string, Config>>
  readonly invoke?: Invoke | readonly Invoke[]
  readonly on?: Readonly<Record<string, Written>>
  readonly after?: Readonly<Record<string, Written>>
  readonly always?: Written
  readonly onDone?: Written
}
type Target = string | { readonly target?: string; readonly guard?: string | { readonly type: string } }
type Written = Target | readonly Target[]
interface Invoke {
  readonly src: string
  readonly onDone?: Written
  readonly onError?: Written
}
interface Machine {
  readonly id: string
  readonly config: Config
  readonly root: unknown
}

const { exports } = JSON.parse(
  readFileSync(new URL('../packages/state-machines/package.json', import.meta.url), 'utf8'),
) as { exports: Readonly<Record<string, unknown>> } // all our packages have exports
const flows = Object.keys(exports).filter((entryPoint) => /^\.\/[\w-]+$/.test(entryPoint))
const machines = (
  await Promise.all(
    flows.map(async (entryPoint) => {
      const flow = (await import(`@shyrdak/state-machines${entryPoint.slice(1)}`)) as object // every module is an object
      return Object.entries(flow).flatMap(
        ([name, value]) => (name.endsWith('Machine') ? [[name, value as Machine] as const] : []), // the suffix is ours alone
      )
    }),
  )
).flat()

const list = <Item>(one: Item | readonly Item[] | undefined): readonly Item[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as Item] // Array.isArray does not narrow readonly arrays

const named = (written: Readonly<Record<string, Written>> = {}, name = (key: string) => key) =>
  Object.entries(written).flatMap(([key, all]) => list<Target>(all).map((one) => [name(key), one] as const))

/** Each transition of a state with the name of its event. */
const transitionsOf = ({ on, after, always, onDone, invoke }: Config) => [
  ...named(on),
  ...named(after, (delay) => `after ${delay}`),
  ...list<Target>(always).map((one) => ['always', one] as const),
  ...list<Target>(onDone).map((one) => ['done', one] as const),
  ...list<Invoke>(invoke).flatMap((actor) => [
    ...list<Target>(actor.onDone).map((one) => [`${actor.src} done`, one] as const),
    ...list<Target>(actor.onError).map((one) => [`${actor.src} failed`, one] as const),
  ]),
]

/** The id of the state that a transition leads to. */
function targetOf(one: Target, path: readonly string[]): string | undefined {
  const target = typeof one === 'string' ? one : one.target
  if (target?.startsWith('#')) return target.slice(1)
  if (target?.startsWith('.')) return [...path, target.slice(1)].join('.')
  return target && [...path.slice(0, -1), target].join('.')
}

const labelOf = (event: string, one: Target) => {
  const guard = typeof one === 'string' ? undefined : one.guard
  const name = typeof guard === 'object' ? guard.type : guard
  return name === undefined ? event : `${event} [${name}]`
}

const statesOf = (
  config: Config,
  path: readonly string[],
): readonly (readonly [Config, readonly string[]])[] => [
  [config, path],
  ...Object.entries(config.states ?? {}).flatMap(([key, state]) => statesOf(state, [...path, key])),
]

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/ ignored$/g, '')

describe.each(machines)('the chart of %s', (_name, machine) => {
  const html = renderToStaticMarkup(createElement(StateChart, { machine }))
  const states = statesOf(machine.config, [machine.id])

  test('shows every state as a box', () => {
    const boxes = [...html.matchAll(/data-state="([^"]+)"/g)].map(([, id = '']) => id)
    expect(boxes.toSorted()).toEqual(states.map(([, path]) => path.join('.')).toSorted())
  })

  test('marks the first state of each level, the regions and the last states', () => {
    expect(html.split('class="stories-chart-first"')).toHaveLength(
      1 + states.filter(([{ initial }]) => initial !== undefined).length,
    )
    expect(html.split('data-region="true"')).toHaveLength(
      1 +
        states
          .filter(([{ type }]) => type === 'parallel')
          .flatMap(([{ states: own = {} }]) => Object.keys(own)).length,
    )
    expect(html.split('data-kind="final"')).toHaveLength(
      1 + states.filter(([{ type }]) => type === 'final').length,
    )
  })

  test.each(states.map(([config, path]) => [path.join('.'), config, path] as const))(
    'shows every transition of %s, with an arrow to where it leads',
    (id, config, path) => {
      const own = [...html.matchAll(/data-of="([^"]+)"[^>]*>(.*?)<\/span><\/div>/g)]
      const written = transitionsOf(config)
      expect(own.flatMap(([, of, text]) => (of === id ? [textOf(text ?? '')] : [])).toSorted()).toEqual(
        written.map(([event, one]) => labelOf(event, one)).toSorted(),
      )
      const arrows = [...html.matchAll(/data-from="([^"]+)" data-to="([^"]+)"/g)].flatMap(
        ([, from = '', to = '']) => from.split(' ').flatMap((one) => (one === id ? [to] : [])),
      )
      const targets = written.flatMap(([, one]) => targetOf(one, path) ?? [])
      expect(arrows.toSorted()).toEqual(targets.toSorted())
    },
  )

  test('is described, and its table has every state and transition', () => {
    expect(html).toMatch(/role="img" aria-label="State chart of [\w-]+: \d+ states?, \d+ transitions?\./)
    const cells = [...html.matchAll(/<td><code>(.*?)<\/code><\/td>/g)]
    expect(cells).toHaveLength(states.flatMap(([config]) => transitionsOf(config)).length)
    expect([...html.matchAll(/<th scope="rowgroup"/g)]).toHaveLength(states.length)
  })
})
