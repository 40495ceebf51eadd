const HEAD = `# Bench

What \`pnpm bench\` measured last, by measurement (earlier runs: \`git log -p\` of this file). Ratios are within one
interleaved run and medians of its rounds; figures of different runs are not comparable. Limits and targets: the
smallest programme that does the same work on the same machine and database, and the share of it that the store is
held to.
`
const START = /^## /m

/** Returns the text of docs/measurements/bench.md with these sections replaced or added; all others stay as they are. */
export function withSections(text: string, sections: ReadonlyMap<string, string>): string {
  const [head = '', ...found] = (text === '' ? HEAD : text).split(START)
  const earlier = found.map((section): [string, string] => {
    const end = section.indexOf('\n')
    return [section.slice(0, end), section.slice(end).trim()]
  })
  const all = [...new Map([...earlier, ...sections])]
  return [head.trim(), ...all.map(([name, content]) => `## ${name}\n\n${content.trim()}`)].join('\n\n') + '\n'
}
