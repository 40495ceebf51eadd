/** One of the words a page may say here, or the one to take where something else stands. */
export const oneOf = <const Word extends string>(
  value: unknown,
  messages: readonly Word[],
  otherwise: NoInfer<Word>,
): Word => messages.find((word) => word === value) ?? otherwise
