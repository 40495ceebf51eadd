/** The published packages in dependency order: each may import those before it. */
export const PACKAGES = ['sdk', 'state-machines', 'blocks', 'react-store']
