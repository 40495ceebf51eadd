import type { Issue } from '@shyrdak/sdk/contract'

/** The field that an issue is about. In a group, such as an address, the last step names it. */
export const issueField = ({ path }: Pick<Issue, 'path'>): string => String(path.at(-1))
