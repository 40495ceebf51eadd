/**
 * Returns the row of a statement that always returns one, such as an insert.
 * @throws an error that names the statement if there is no row
 */
export function onlyRow<Row>([row]: readonly Row[], statement: string): Row {
  if (row === undefined) throw new Error(`${statement} returned no row`)
  return row
}
