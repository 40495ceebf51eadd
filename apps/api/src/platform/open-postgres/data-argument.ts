import { isRoot } from './run-as.ts'

/**
 * The folder argument for PostgreSQL. Root starts it inside the folder (`cwd`) and it then switches to
 * another user, who may not be able to reach the folder if a parent is private, such as root's home. Under
 * this name its own working directory stays accessible.
 */
export const dataArgument = (folder: string): string =>
  isRoot() && process.platform === 'linux' ? '/proc/self/cwd' : folder
