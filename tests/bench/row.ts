/** One row of the results table. `ratio` is the figure divided by its limit, both from this run. */
export interface Row {
  what: string
  figure: string
  limit?: string
  ratio?: number
  target?: string
  holds?: boolean
}

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2)

export const perSecond = (value: number): string => `${rounded(value)}/s`
export const inMs = (value: number): string => `${rounded(value)} ms`

/** A throughput that must reach a fraction of its limit. */
export function share(what: string, value: number, limit: number, least: number, extra = ''): Row {
  const ratio = value / limit
  return {
    what,
    figure: perSecond(value) + extra,
    limit: perSecond(limit),
    ratio,
    target: `≥ ${least}`,
    holds: ratio >= least,
  }
}

/** A cost with an upper bound. */
export const below = (what: string, value: number, most: number, unit: string): Row => ({
  what,
  figure: `${rounded(value)} ${unit}`.trim(),
  target: `≤ ${most} ${unit}`.trim(),
  holds: value <= most,
})

const cells = ({ what, figure, limit, ratio, target, holds }: Row): string[] => [
  what,
  figure,
  limit ?? '',
  ratio === undefined ? '' : ratio.toFixed(2),
  target ?? '',
  holds === undefined ? '' : holds ? 'yes' : '**no**',
]

const HEAD = ['what', 'figure', 'limit', 'ratio', 'target', 'held']

/** A table that is valid Markdown and readable in a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const all = [HEAD, ...rows.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = '', ...body] = all.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}
