import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** Environment variables for the bucket of uploaded files. `.env.example` documents each. */
export const S3_ENVIRONMENT = {
  S3_BUCKET: z.optional(text),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'It looks like https://storage.example.' })),
  S3_REGION: z._default(text, 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(text),
  S3_SECRET_ACCESS_KEY: z.optional(text),
} as const

const Environment = z.object(S3_ENVIRONMENT)

export interface S3Settings {
  bucket: string
  /** The URL of an S3-compatible service other than Amazon's, such as `https://storage.example`. */
  endpoint: string | undefined
  region: string
  /** Without them, the client finds its own: from the machine's role or its environment. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/**
 * Reads the settings of the bucket; undefined without one.
 * @throws an error for half a key pair, which would otherwise fail only at the first upload
 */
export function s3Settings(env: z.infer<typeof Environment>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket === undefined) return undefined
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new Error('The settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or neither.')
  return {
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}
