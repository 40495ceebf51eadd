/** Where the token is kept: known to pages before anything of accounts is loaded. Source: spec §3. */
export const TOKEN = 'id_token'
