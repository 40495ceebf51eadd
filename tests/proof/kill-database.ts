import { killRounds, type KillRoundsOptions } from '@shyrdak/api/testing'
import { inMs, quantile, reported, type Report } from './report.ts'

const MESSAGES = { creation: 'first creation killed', writing: 'killed while writing' } as const

/** Kills the bare database process: during its first creation, and on PGlite during writes. */
export const killDatabase = (options: KillRoundsOptions): Promise<Report> =>
  reported(`${options.engine}: ${MESSAGES[options.during]}`, options.rounds, async (broken) => {
    const seen = await killRounds(options)
    for (const said of seen.unopened) broken.push(`did not come up: ${said}`)
    if (seen.lost > 0) broken.push(`${seen.lost} acknowledged orders lost`)
    if (seen.torn > 0) broken.push(`${seen.torn} orders torn`)
    const p = (share: number) => inMs(quantile(seen.reopenMs, share))
    return `${seen.killedOpening} killed before they were open, ${seen.acknowledged} orders acknowledged; start after a kill p50 ${p(0.5)}, worst ${p(1)}`
  })
