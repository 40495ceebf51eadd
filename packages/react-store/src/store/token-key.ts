/** Storage key of the token, apart from auth, which is loaded later. Source: spec §3. */
export const TOKEN = 'id_token'
