/** What is published, in the order of its imports: each may use those before it. */
export const PACKAGES = ['sdk', 'state-machines', 'blocks', 'react-store']
