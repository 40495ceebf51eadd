import axe from 'axe-core'

/** Returns the accessibility violations of the current document, without contrast: nothing is painted. */
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
