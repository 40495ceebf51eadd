/** Thrown when a bank does not answer in time. */
export class BankTimeout extends Error {
  constructor(milliseconds: number) {
    super(`The bank did not answer within ${milliseconds} ms.`)
    this.name = 'BankTimeout'
  }
}

/** Rejects with `BankTimeout` after the timeout. The call goes on; its result is fetched by a later check. */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BankTimeout(milliseconds)), milliseconds)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
