import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const guides = join(import.meta.dirname, 'docs')

test.each(globSync('*.mdx', { cwd: guides }))(
  'whoever reads the guide %s meets lists, since Storybook shows the lines of a table as they are typed',
  (guide) => {
    expect(readFileSync(join(guides, guide), 'utf8')).not.toMatch(/^\|/m)
  },
)
