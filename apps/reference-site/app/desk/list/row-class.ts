/** Adds the class that a list gives its rows. */
export const withRowClass = (className: string, { rowClass }: { readonly rowClass?: string }) =>
  rowClass === undefined ? className : `${className} ${rowClass}`
