import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { ConfigError } from '../../src/config-error.ts';

const key = () => randomBytes(32).toString('base64');

const good = (): Record<string, string> => ({
  WORKGATE_MASTER_KEYS: `k1:${key()}`,
  WORK_BASE_URL: 'https://work.acme.com',
  MONGODB_URI: 'mongodb://db-1.internal:27017,db-2.internal:27017/?replicaSet=rs0',
});
const development = (): Record<string, string> => ({
  ...good(),
  WORK_BASE_URL: '',
  WORKGATE_ENV: 'development',
  MONGODB_URI: 'mongodb://127.0.0.1:27017/?directConnection=true',
});

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

/** Single faults: the variables to change, and a pattern of the message that must name the fault. */
const FAULTS: [change: Record<string, string>, names: RegExp][] = [
  [{ MONGODB_URI: '' }, /^MONGODB_URI is missing/],
  [{ WORKGATE_MASTER_KEYS: '' }, /^WORKGATE_MASTER_KEYS is missing/],
  [{ WORKGATE_METRICS_TOKEN: 'short' }, /^WORKGATE_METRICS_TOKEN is shorter/],
  [{ WORKGATE_PORT: '65536' }, /^WORKGATE_PORT/],
  [{ WORKGATE_RATE_LIMIT_PUBLIC: '0' }, /^WORKGATE_RATE_LIMIT_PUBLIC/],
  [{ WORKGATE_MAX_IN_FLIGHT_PER_CONNECTION: '0' }, /^WORKGATE_MAX_IN_FLIGHT_PER_CONNECTION must be a whole number/],
  [{ WORKGATE_MAX_IN_FLIGHT_PER_KEY: 'many' }, /^WORKGATE_MAX_IN_FLIGHT_PER_KEY must be a whole number/],
  [{ WORKGATE_MAX_IN_FLIGHT_PER_TENANT: '-5' }, /^WORKGATE_MAX_IN_FLIGHT_PER_TENANT must be a whole number/],
  [{ WORKGATE_RATE_LIMIT_AGENT: '0' }, /^WORKGATE_RATE_LIMIT_AGENT/],
  [{ WORKGATE_RATE_LIMIT_AUTH_FAILURES: 'many' }, /^WORKGATE_RATE_LIMIT_AUTH_FAILURES/],
  [{ WORKGATE_TRUSTED_PROXIES: '10.0.0.0/33' }, /^WORKGATE_TRUSTED_PROXIES: "10\.0\.0\.0\/33"/],
  [{ WORKGATE_LOG_LEVEL: 'loud' }, /^WORKGATE_LOG_LEVEL/],
  [{ WORKGATE_SHUTDOWN_GRACE_MS: '-1' }, /^WORKGATE_SHUTDOWN_GRACE_MS/],
  [{ WORKGATE_LAME_DUCK_MS: '5s' }, /^WORKGATE_LAME_DUCK_MS/],
  [{ WORKGATE_PROT: '81' }, /^WORKGATE_PROT is not known; did you mean WORKGATE_PORT\?$/],
  [{ WORKGATE_SHUTDOWN_GRACE: '1' }, /^WORKGATE_SHUTDOWN_GRACE is not known; did you mean WORKGATE_SHUTDOWN_GRACE_MS/],
  [{ WORKGATE_RATELIMIT_PUBLIC: '1' }, /^WORKGATE_RATELIMIT_PUBLIC .* did you mean WORKGATE_RATE_LIMIT_PUBLIC\?$/],
  [{ WORKGATE_CHAT_API_BASES: 'x' }, /^WORKGATE_CHAT_API_BASES is not known; did you mean WORKGATE_CHAT_API_BASE\?$/],
  [{ CHAT_OAUTH_CLIENTID: 'x' }, /^CHAT_OAUTH_CLIENTID is not known; did you mean CHAT_OAUTH_CLIENT_ID\?$/],
  [{ WORK_BASE_ULR: 'x' }, /^WORK_BASE_ULR is not known; did you mean WORK_BASE_URL\?$/],
  [{ MONGODB_URL: 'x' }, /^MONGODB_URL is not known; did you mean MONGODB_URI\?$/],
  [{ MONGODB_DATABASE: 'a b' }, /^MONGODB_DATABASE/],
  [{ WORK_BASE_URL: '' }, /^WORK_BASE_URL is missing/],
  [{ WORKGATE_DATA_ROOT: 'data' }, /^WORKGATE_DATA_ROOT must be an absolute path/],
  [{ WORKGATE_DATA_ALLOW_PRIVATE: 'true' }, /^WORKGATE_DATA_ALLOW_PRIVATE is for tests in development/],
  [{ WORKGATE_INTEGRATIONS_ALLOW_PRIVATE: 'true' }, /^WORKGATE_INTEGRATIONS_ALLOW_PRIVATE is for tests in development/],
];

const chat = (): Record<string, string> => ({
  CHAT_COMMAND_SIGNING_SECRET: randomBytes(16).toString('hex'),
  CHAT_OAUTH_CLIENT_ID: '1234567890.9876543210',
  CHAT_OAUTH_CLIENT_SECRET: randomBytes(16).toString('hex'),
  CHAT_OAUTH_STATE_SECRET: randomBytes(32).toString('base64'),
  CHAT_OAUTH_REDIRECT_URL: 'https://work.acme.com/api/v1/integrations/chat/oauth/callback',
});

/** Single faults of the chat app. */
const CHAT_FAULTS: [change: Record<string, string>, names: RegExp][] = [
  ...Object.keys(chat()).map((name): [Record<string, string>, RegExp] => [
    { [name]: ' ' },
    new RegExp(`^${name} is missing: a chat app needs CHAT_COMMAND_SIGNING_SECRET, .* or none to run without`),
  ]),
  [{ CHAT_OAUTH_STATE_SECRET: '6dbfb60af84f39cc7b6888c03b9460' }, /^CHAT_OAUTH_STATE_SECRET is shorter than 32 bytes/],
  [{ CHAT_OAUTH_STATE_SECRET: 'a'.repeat(64) }, /^CHAT_OAUTH_STATE_SECRET is a placeholder/],
  [{ CHAT_OAUTH_STATE_SECRET: 'abcdefgh'.repeat(8) }, /^CHAT_OAUTH_STATE_SECRET is a placeholder/],
  [
    { CHAT_OAUTH_STATE_SECRET: `change-me-${'0123456789abcdef'.repeat(2)}x` },
    /^CHAT_OAUTH_STATE_SECRET is a placeholder/,
  ],
  [{ WORKGATE_CHAT_PLATFORM: 'telegraph' }, /^WORKGATE_CHAT_PLATFORM must be one of slack, not "telegraph"/],
  [{ CHAT_OAUTH_STATE_SECRET: '<chat-oauth-state-of-production-1>' }, /^CHAT_OAUTH_STATE_SECRET is a placeholder/],
  [{ CHAT_COMMAND_SIGNING_SECRET: 'short' }, /^CHAT_COMMAND_SIGNING_SECRET is shorter than 16 bytes/],
  [{ CHAT_COMMAND_SIGNING_SECRET: '0'.repeat(32) }, /^CHAT_COMMAND_SIGNING_SECRET is a placeholder/],
  [{ CHAT_OAUTH_CLIENT_SECRET: 'your-client-value-here' }, /^CHAT_OAUTH_CLIENT_SECRET is a placeholder/],
  [{ CHAT_OAUTH_REDIRECT_URL: 'https://work.acme.com/callback' }, /^CHAT_OAUTH_REDIRECT_URL must be https:\/\/work/],
  [
    { CHAT_OAUTH_REDIRECT_URL: 'https://evil.example/api/v1/integrations/chat/oauth/callback' },
    /^CHAT_OAUTH_REDIRECT_URL must be https:\/\/work/,
  ],
  [{ WORKGATE_CHAT_API_BASE: 'http://127.0.0.1:1/api/' }, /^WORKGATE_CHAT_API_BASE must be an address with https/],
  [{ WORKGATE_CHAT_API_BASE: 'https://slack.com/api' }, /^WORKGATE_CHAT_API_BASE must end with/],
  [{ WORKGATE_CHAT_AUTHORIZE_URL: 'slack' }, /^WORKGATE_CHAT_AUTHORIZE_URL must be an address/],
];

describe('the configuration of the chat app', () => {
  it('is present with all of its variables, and absent without any', () => {
    expect(readConfig(good()).chat).toBeUndefined();
    expect(readConfig({ ...good(), ...chat() }).chat).toMatchObject({
      clientId: '1234567890.9876543210',
      apiBase: 'https://slack.com/api/',
      authorizeUrl: 'https://slack.com/oauth/v2/authorize',
    });
  });

  it.each(CHAT_FAULTS)('has one fault with %j', (change, names) => {
    expect(faultsOf({ ...good(), ...chat(), ...change })).toEqual([expect.stringMatching(names)]);
  });

  it('takes a random secret that has the letters of a placeholder by chance, and refuses the word', () => {
    const secret = (part: string) => ({
      ...chat(),
      CHAT_OAUTH_STATE_SECRET: `k9Qz7${part}Xw3LmT0bVd8/Rf2NsYc5Hj6+GpAe1`,
    });
    expect(faultsOf({ ...good(), ...secret('tODo') })).toEqual([]);
    expect(faultsOf({ ...good(), ...secret('-todo-') })).toEqual([
      'CHAT_OAUTH_STATE_SECRET is a placeholder, not a random secret',
    ]);
  });

  it('reports every fault at once, and no secret', () => {
    const secrets = { CHAT_COMMAND_SIGNING_SECRET: 'tooshort-1', CHAT_OAUTH_STATE_SECRET: 'tooshort-2' };
    const faults = faultsOf({
      ...good(),
      ...chat(),
      ...secrets,
      CHAT_OAUTH_CLIENT_ID: '',
      CHAT_OAUTH_CLIENT_SECRET: '',
    });
    expect(faults).toHaveLength(4);
    for (const secret of Object.values(secrets)) expect(faults.join()).not.toContain(secret);
  });
});

const smtp = (change: Record<string, string> = {}): Record<string, string> => ({
  WORKGATE_SMTP_URL: 'smtp://workgate:b%40ck%20stairs@mail.acme.com',
  WORKGATE_MAIL_FROM: 'Workgate <workgate@acme.com>',
  ...change,
});
const named = (url: string) => ({ WORKGATE_SMTP_URL: url });

/** Single faults of the mail server. */
const SMTP_FAULTS: [change: Record<string, string>, names: RegExp][] = [
  [named('https://mail.acme.com'), /^WORKGATE_SMTP_URL must be smtp:\/\//],
  [named('mail.acme.com:587'), /^WORKGATE_SMTP_URL must be smtp:\/\//],
  [named('smtp://mail.acme.com/inbox'), /^WORKGATE_SMTP_URL must be smtp:\/\//],
  [named('smtp://mail.acme.com?tls=maybe'), /^WORKGATE_SMTP_URL may have no query other than \?tls=none/],
  [named('smtps://mail.acme.com?tls=none'), /^WORKGATE_SMTP_URL has both smtps:\/\/ and \?tls=none/],
  [named('smtp://workgate@mail.acme.com'), /^WORKGATE_SMTP_URL must have a user and a password, or neither/],
  [
    named('smtp://workgate:%E0%A4%A@mail.acme.com'),
    /^WORKGATE_SMTP_URL: write characters of user and password that are not letters or digits/,
  ],
  [named('smtp://mail.example.com'), /^WORKGATE_SMTP_URL is a placeholder/],
  [named('smtp://workgate:change-me@mail.acme.com'), /^WORKGATE_SMTP_URL is a placeholder/],
  [{ WORKGATE_MAIL_FROM: '' }, /^WORKGATE_MAIL_FROM must be the sender/],
  [{ WORKGATE_MAIL_FROM: 'Workgate <a@acme.com, b@acme.com>' }, /^WORKGATE_MAIL_FROM must be the sender/],
  [{ WORKGATE_MAIL_FROM: 'Work\u202egate <a@acme.com>' }, /^WORKGATE_MAIL_FROM must be the sender/],
  [{ WORKGATE_SMTP_URL: '' }, /^WORKGATE_MAIL_FROM has no effect without WORKGATE_SMTP_URL/],
];

describe('the configuration of the mail server', () => {
  it('requires TLS, unless the URL says tls=none or leads to this machine', () => {
    expect(readConfig(good()).mail).toBeUndefined();
    const { mail } = readConfig({ ...good(), ...smtp() });
    expect(mail).toEqual({
      host: 'mail.acme.com',
      port: 587,
      isTls: false,
      startTls: 'required',
      credential: { user: 'workgate', password: 'b@ck stairs' },
      from: { name: 'Workgate', address: 'workgate@acme.com' },
    });
    const of = (url: string) => readConfig({ ...good(), ...smtp(named(url)) }).mail;
    expect(of('smtps://u1:v2@mail.acme.com')).toMatchObject({ port: 465, isTls: true });
    expect(of('smtp://u1:v2@mail.acme.com:25?tls=none')).toMatchObject({ port: 25, startTls: 'never' });
    expect(of('smtp://127.0.0.1:2525')).toMatchObject({ startTls: 'never', credential: undefined });
  });

  it.each(SMTP_FAULTS)('has one fault with %j, and reports no secret', (change, names) => {
    const faults = faultsOf({ ...good(), ...smtp(change) });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(names);
    expect(faults[0]).not.toMatch(/change-me|stairs|%E0/);
  });
});

/** Wrong names of settings, and the setting that is meant. A wrong name would leave the setting at its default. */
const NEAR_MISSES: [name: string, meant: string][] = [
  ['MONGODB_DB', 'MONGODB_DATABASE'],
  ['MONGODB_DB_NAME', 'MONGODB_DATABASE'],
  ['MONGODB_DATABASE_NAME', 'MONGODB_DATABASE'],
  ['MONGODB_URI_FILE', 'MONGODB_URI'],
  ['WORKGATE_DATABASE', 'MONGODB_DATABASE'],
  ['WORKGATE_MONGO_URI', 'MONGODB_URI'],
  ['WORKGATE_MONGODB_URI', 'MONGODB_URI'],
  ['WORKGATE_CHAT_OAUTH_CLIENT_ID', 'CHAT_OAUTH_CLIENT_ID'],
  ['WORKGATE_LAME_DUCK', 'WORKGATE_LAME_DUCK_MS'],
  ['WORKGATE_LAME_DUCK_SECONDS', 'WORKGATE_LAME_DUCK_MS'],
  ['WORKGATE_REQUEST_TIMEOUT_SECONDS', 'WORKGATE_REQUEST_TIMEOUT_MS'],
  ['WORKGATE_SHUTDOWN_GRACE_MILLISECONDS', 'WORKGATE_SHUTDOWN_GRACE_MS'],
  ['WORKGATE_ENVIRONMENT', 'WORKGATE_ENV'],
  ['WORKGATE_HOSTNAME', 'WORKGATE_HOST'],
  ['WORKGATE_LOG', 'WORKGATE_LOG_LEVEL'],
  ['WORKGATE_MASTER_KEY', 'WORKGATE_MASTER_KEYS'],
  ['WORKGATE_MASTER_KEYS_FILE', 'WORKGATE_MASTER_KEYS'],
  ['WORKGATE_METRICS', 'WORKGATE_METRICS_TOKEN'],
  ['WORKGATE_TRUSTED_PROXY', 'WORKGATE_TRUSTED_PROXIES'],
  ['WORKGATE_PROXIES_TRUSTED', 'WORKGATE_TRUSTED_PROXIES'],
  ['WORKGATE_PUBLIC_RATE_LIMIT', 'WORKGATE_RATE_LIMIT_PUBLIC'],
  ['workgate_port', 'WORKGATE_PORT'],
];

/** Returns the variables that Kubernetes sets in every container for a Service. */
const injectedBy = (service: string): Record<string, string> => ({
  [`${service}_SERVICE_HOST`]: '10.0.171.239',
  [`${service}_SERVICE_PORT`]: '8080',
  [`${service}_SERVICE_PORT_HTTP`]: '8080',
  [`${service}_PORT`]: 'tcp://10.0.171.239:8080',
  [`${service}_PORT_8080_TCP`]: 'tcp://10.0.171.239:8080',
  [`${service}_PORT_8080_TCP_PROTO`]: 'tcp',
  [`${service}_PORT_8080_TCP_PORT`]: '8080',
  [`${service}_PORT_8080_TCP_ADDR`]: '10.0.171.239',
});

describe('the configuration', () => {
  it('is for production unless WORKGATE_ENV says otherwise', () => {
    expect(readConfig(good())).toMatchObject({ environment: 'production', listen: { host: '0.0.0.0', port: 8080 } });
    expect(readConfig(development())).toMatchObject({ environment: 'development', listen: { host: '127.0.0.1' } });
    expect(readConfig(good()).metricsToken).toBeUndefined();
  });

  it.each(FAULTS)('has one fault with %j', (change, names) => {
    const faults = faultsOf({ ...good(), ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(names);
  });

  it('lists unknown variables that have our prefix but are not near a setting, and starts', () => {
    const ofOthers = { WORKGATE_TAG: 'v1', WORKGATE_SMTP_HOST: 'x', MONGODB_ROOT_PASSWORD: 'x', CHAT_MODEL: 'x' };
    const known = {
      ...{ WORKGATE_MONGO: 'secantus', WORKGATE_FOLDER: 'x', WORKGATE_SOAK: '1', PATH: '/bin' },
      // Variables of the client samples.
      ...{ WORKGATE_BASE_URL: 'https://work.acme.com', WORKGATE_API_KEY: 'x' },
    };
    const config = readConfig({ ...good(), ...ofOthers, ...known, WORKGATE_PROT: ' ' });
    expect(config.unknownVariables).toEqual(Object.keys(ofOthers));
  });

  it.each(NEAR_MISSES)('refuses to start with %s, which means %s', (name, meant) => {
    expect(faultsOf({ ...good(), [name]: 'x' })).toEqual([`${name} is not known; did you mean ${meant}?`]);
  });

  it.each([
    'WORKGATE',
    'WORKGATE_API',
    'WORK',
    'MONGODB',
    'CHAT',
  ])('starts with the variables of a Kubernetes Service named %s', (name) => {
    const config = readConfig({ ...good(), ...injectedBy(name) });
    expect(config.unknownVariables).toEqual([]);
    expect(config.listen.port).toBe(8080);
  });

  it.each([
    'production',
    'staging',
    'prod',
    'Development',
    'developmen',
    'dev',
    'test',
  ])('has the rules of production in the environment %s', (name) => {
    const config = readConfig({ ...good(), WORKGATE_ENV: name });
    expect(config).toMatchObject({ environment: 'production', environmentName: name });
    expect(faultsOf({ ...good(), WORKGATE_ENV: name, WORKGATE_FAULT_POINT: 'x' })).toHaveLength(1);
    expect(faultsOf({ ...good(), WORKGATE_ENV: name, MONGODB_URI: '', WORK_BASE_URL: 'http://work.acme.com' })).toEqual(
      [expect.stringMatching(/^MONGODB_URI is missing/), expect.stringMatching(/^WORK_BASE_URL must be https/)],
    );
  });

  it('refuses an invalid name of an environment', () => {
    expect(faultsOf({ ...good(), WORKGATE_ENV: 'a b' })).toEqual([
      expect.stringMatching(/^WORKGATE_ENV must be a name/),
    ]);
  });

  it('accepts only an origin for WORK_BASE_URL, with TLS in production', () => {
    for (const url of [
      'http://work.acme.com',
      'https://work.acme.com/',
      'https://work.acme.com/x',
      'work.acme.com',
      '*',
    ]) {
      expect(faultsOf({ ...good(), WORK_BASE_URL: url }), url).toEqual([
        expect.stringMatching(/^WORK_BASE_URL must be/),
      ]);
    }
    expect(readConfig({ ...good(), WORK_BASE_URL: 'https://work.acme.com:8443' }).workBaseUrl).toBe(
      'https://work.acme.com:8443',
    );
    expect(readConfig({ ...development(), WORKGATE_PORT: '9000' }).workBaseUrl).toBe('http://127.0.0.1:9000');
    expect(readConfig({ ...development(), WORK_BASE_URL: 'http://localhost:3000' }).workBaseUrl).toBe(
      'http://localhost:3000',
    );
  });

  it('reports every fault at once, in any combination', () => {
    fc.assert(
      fc.property(fc.subarray(FAULTS, { minLength: 1 }), (chosen) => {
        const faults = faultsOf(Object.assign(good(), ...chosen.map(([change]) => change)) as Record<string, string>);
        expect(faults).toHaveLength(chosen.length);
        for (const [, names] of chosen) expect(faults.some((fault) => names.test(fault))).toBe(true);
      }),
    );
  });

  it('requires master keys of 32 random bytes with unique ids', () => {
    const bad: [string, RegExp][] = [
      ['no-colon', /entry 1: is not <id>:<base64>/],
      [`k1:${randomBytes(31).toString('base64')}`, /entry 1: has 31 bytes/],
      [`k1:${randomBytes(33).toString('base64')}`, /entry 1: has 33 bytes/],
      [`k1:${Buffer.alloc(32).toString('base64')}`, /entry 1: is a placeholder/],
      [`k1:${Buffer.from('changemechangemechangemechangeme').toString('base64')}`, /entry 1: is a placeholder/],
      [`k1:${key()},k1:${key()}`, /entry 2: repeats the id k1/],
      [`k1:${key()},`, /entry 2/],
      [`k 1:${key()}`, /entry 1/],
    ];
    for (const [value, names] of bad) {
      const faults = faultsOf({ ...good(), WORKGATE_MASTER_KEYS: value });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(names);
    }
    const two = readConfig({ ...good(), WORKGATE_MASTER_KEYS: ` k2:${key()} , k1:${key()} ` });
    expect(two.masterKeys.map(({ keyId }) => keyId)).toEqual(['k2', 'k1']);
  });

  it('never repeats a secret in a fault', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 12 }), fc.integer({ min: 1, max: 40 }), (text, bytes) => {
        const short = randomBytes(bytes).toString('base64');
        const token = `pw-${text.slice(0, 8)}-x`;
        const faults = faultsOf({
          WORKGATE_MASTER_KEYS: `a:${short},${text}`,
          WORKGATE_METRICS_TOKEN: token,
          MONGODB_URI: `http://user:${text}@host/`,
        }).join('\n');
        expect(faults).not.toBe('');
        for (const secret of [text, token]) expect(faults).not.toContain(secret);
        if (short.length > 8) expect(faults).not.toContain(short);
      }),
    );
  });

  it.each([
    'mongodb://127.0.0.1/',
    'mongodb://localhost:27017',
    'mongodb://[::1]:27017/x',
    'mongodb://user:secret@127.0.0.1:1,127.0.0.2:2/?a=b',
  ])('accepts %s as a loopback database in development', (uri) => {
    expect(faultsOf({ ...development(), MONGODB_URI: uri })).toEqual([]);
  });

  it.each([
    'mongodb://db.example.com/',
    'mongodb://127.0.0.1,db.example.com/',
    'mongodb://localhost@db.example.com/',
    'mongodb://127.0.0.1:27017@db.example.com/',
    'mongodb://localhost.example.com/',
    'mongodb://0.0.0.0/',
    'mongodb://10.0.0.1/',
    'mongodb+srv://localhost/',
  ])('refuses %s as a database in development', (uri) => {
    expect(faultsOf({ ...development(), MONGODB_URI: uri })).toEqual([
      expect.stringMatching(/^MONGODB_URI must be a loopback/),
    ]);
    expect(faultsOf({ ...good(), MONGODB_URI: uri })).toEqual([]);
  });

  it.each([
    '0.0.0.0',
    '::',
    '192.0.2.1',
    'example.com',
    '::ffff:192.0.2.1',
  ])('refuses to listen on %s in development', (host) => {
    expect(faultsOf({ ...development(), WORKGATE_HOST: host })).toEqual([expect.stringMatching(/^WORKGATE_HOST/)]);
    expect(faultsOf({ ...good(), WORKGATE_HOST: host })).toEqual([]);
  });
});
