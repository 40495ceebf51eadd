import { basename } from 'node:path'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const conditions = ['@shyrdak/source', ...defaultServerConditions]

/** What takes a minute, or fills what others copy, begins first: at the end it would keep one core waiting. */
const isLong = ({ moduleId }: TestSpecification) => basename(moduleId).startsWith('proof')

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    // A hook opens whole stores, one of them on PGlite, which takes minutes where others are at work.
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['@shyrdak/api/testing/global-setup', './run-folder.global.ts'],
    // Modules are loaded once a worker, not once a file. A test leaves nothing behind.
    isolate: false,
    // Half of the time goes by waiting for the store: for its jobs, its connections, its end.
    maxWorkers: 3,
    sequence: { sequencer: LongOnesFirst },
  },
})
