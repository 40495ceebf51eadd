/** The bank took longer than somebody could wait. */
export class BankSilent extends Error {
  constructor(milliseconds: number) {
    super(`The bank did not answer within ${milliseconds} ms.`)
    this.name = 'BankSilent'
  }
}

/** Ends the wait for a bank; what it does meanwhile is found out by asking later. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BankSilent(milliseconds)), milliseconds)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
