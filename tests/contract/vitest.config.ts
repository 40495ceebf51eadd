import { basename } from 'node:path'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const conditions = ['@shyrdak/source', ...defaultServerConditions]

/** Long files and those that fill templates start first: at the end they would leave one core idle. */
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
    // A hook opens whole stores, one of them on PGlite, which takes minutes on a busy machine.
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['@shyrdak/api/testing/global-setup', './run-folder.global.ts'],
    // Modules are loaded once per worker, not per file. A test must leave nothing behind.
    isolate: false,
    // Half of the time is spent waiting for the store: for jobs, connections, shutdown.
    maxWorkers: 3,
    sequence: { sequencer: LongOnesFirst },
  },
})
