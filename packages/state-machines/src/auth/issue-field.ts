import type { Issue } from '@shyrdak/sdk/contract'

/** The field of an issue. In a group, such as an address, the last segment is its name. */
export const issueField = ({ path }: Pick<Issue, 'path'>): string => String(path.at(-1))
