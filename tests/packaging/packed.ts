import { execFileSync } from 'node:child_process'
import { inject } from 'vitest'

/** A package as it would be published: its name, its source folder, its tarball. */
export interface Packed {
  name: string
  folder: string
  tarball: string
}

declare module 'vitest' {
  interface ProvidedContext {
    packed: Packed[]
    chromium: string
  }
}

export const packed = () => inject('packed')

export const chromiumPath = () => inject('chromium')

/** The text of a file in a package's tarball. */
export const fileIn = ({ tarball }: Packed, file: string) =>
  execFileSync('tar', ['-xzOf', tarball, `package/${file}`], { encoding: 'utf8' })
