/** Extra keys that an attacker adds to a body, hoping they are stored. */
export const HOSTILE_KEYS = [
  ...`
    id user_id userId account_id accountId owner ownerId owner_id owner_market market role roles
    client_type type is_admin isAdmin admin is_staff manager status state is_verified
    is_email_confirmed emailConfirmedAt email_confirmed_at email_key emailKey password_hash
    passwordHash token access_token token_hash sets_password setsPassword expires_at created_at
    createdAt deleted_at updated_at artisans_id artisansId decided_by reason price discount balance
    paid paidAt secret session sessionId permissions scope constructor prototype toString
    hasOwnProperty $where $ne _method __v then Email e-mail
  `
    .trim()
    .split(/\s+/),
  '',
  ' email',
]

const SCRIPT = '<script>alert(1)</script>'
/** Values of wrong types in place of a text. */
export const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  Number.MAX_VALUE,
  [],
  [1],
  {},
  { $gt: '' },
  { toString: 'x' },
  [['a']],
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  '\u0001',
  '\u007f',
  '\ud800',
  '\udfff',
  'a\ud800b',
  '\ufeff',
  '\uffff',
  '\u202eevil',
  '\u2066x',
  '\u200b',
  '\u200f',
  'Ż̷̡̢',
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(30),
  '𒐫'.repeat(40),
  'Ң'.repeat(128),
  "' or '1'='1",
  "'; drop table account; --",
  '" or ""="',
  '\\',
  '%',
  '_%',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '#{7*7}',
  SCRIPT,
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '<!--',
  ']]>',
  'a@b.c\r\nBcc: all@example.kg',
  'a@b.c,d@e.f',
  'a b@c.d',
  'a@b',
  '@b.c',
  'a@b.c@d.e',
  `${'a'.repeat(250)}@b.c`,
  '../../etc/passwd',
  '..\\..\\x',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '; ls',
  '| id',
  '$(id)',
  '`id`',
  'w'.repeat(10_000),
  'w'.repeat(129),
  '+996',
  '+996700123456789012345',
  '٠١٢٣٤٥٦٧٨٩',
  '１２３４５６７８',
  'NaN',
  'null',
]
