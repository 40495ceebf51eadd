import { normalizeIP } from '@fastify/rate-limit'

/** The key a caller is counted by. A socket whose client has disconnected has no address. */
export const addressOf = ({ ip }: { ip: string | undefined }): string => normalizeIP(ip ?? '')
