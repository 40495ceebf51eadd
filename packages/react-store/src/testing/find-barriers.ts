import axe from 'axe-core'

/** What a check of accessibility finds wrong in what is drawn now, as sentences. Nothing is painted, so no colours. */
export async function findBarriers(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}
