import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { captured } from '../process/captured.mjs'
import { fingerprintOfResults, fingerprintOfSources } from './fingerprint.mjs'
import { locked } from './locked.mjs'
import { root } from './root.mjs'

const PLATFORM = `${process.platform} ${process.arch} ${process.versions.modules}`

/**
 * Runs a preparation step unless it was done for the same sources and its results still exist. Processes that
 * start together take turns. Ends this process with the command's exit code if it fails.
 *
 * @param {object} step
 * @param {string} step.name the stamp's file name
 * @param {string} step.title shown while it runs
 * @param {string[]} step.sources paths from the root that determine the result
 * @param {string[]} step.results paths from the root that it creates
 * @param {string[][]} step.commands each a command with its arguments
 * @param {NodeJS.ProcessEnv} [step.env]
 */
export const once = (step) =>
  locked(
    join(root, step.name),
    () => doOnce(step),
    () => console.log(`${step.title}: waiting for another start that does it…`),
  )

async function doOnce({ name, title, sources, results, commands, env = process.env }) {
  const stampFile = join(root, 'node_modules', '.cache', 'shyrdak', `${name}.stamp`)
  const stamp = () =>
    [PLATFORM, fingerprintOfSources(root, sources), fingerprintOfResults(root, results)].join('\n')
  const before = stamp()
  if (readStamp(stampFile) === before && !before.endsWith('missing')) return

  // Removed before the work begins: an interrupted build must not pass for a complete one.
  rmSync(stampFile, { force: true })
  for (const [command, ...args] of commands) {
    const { code, stopped, output } = await captured(title, command, args, { cwd: root, env })
    if (stopped) process.exit(130)
    if (code === 0) continue
    console.error(`${output.trim()}\n${title} failed.`)
    process.exit(code)
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp())
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
