import { loadConfig } from './config.ts';

const minimal = {
  DATABASE_URL: 'postgres://api:some-password@db.example:5432/market',
  JWT_SECRET: 'mXo2V9rTq8LwYc4HbNf6ZkJd1GsPuE7a',
  SITE_KEY: 'Rw5TzKq9LmVx2BnC',
};

const messageOf = (environment: Record<string, string | undefined>) => {
  try {
    loadConfig({ ...minimal, ...environment });
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

it('loadConfig requires a database and two secrets, and has defaults for everything else', () => {
  expect(loadConfig(minimal)).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    rateLimits: true,
    corsOrigins: [],
    replicas: [],
    metrics: undefined,
    logLevel: 'info',
    drainSeconds: 0,
  });
});

it.each(['DATABASE_URL', 'JWT_SECRET', 'SITE_KEY'])('loadConfig has no default for %s', (name) => {
  expect(messageOf({ [name]: undefined })).toContain(`${name} is not set`);
  expect(messageOf({ [name]: '' })).toContain(`${name} is not set`);
});

it.each([
  ['JWT_SECRET', 'j'.repeat(31), 'JWT_SECRET must have at least 32 bytes.'],
  ['SITE_KEY', 's'.repeat(15), 'SITE_KEY must have at least 16 bytes.'],
  ['DATABASE_URL', 'postgres://me:100%abc@db/x', 'DATABASE_URL must look like'],
  ['DATABASE_DIRECT_URL', 'postgres://me:pass@db/', 'DATABASE_DIRECT_URL must look like'],
  ['DATABASE_URL', 'mysql://db/x', 'DATABASE_URL must look like postgres://user:password@host'],
  ['API_PORT', '0', 'API_PORT must be a port number from 1 to 65535.'],
  ['API_PORT', '65536', 'API_PORT must be a port number from 1 to 65535.'],
  ['API_PORT', '3001x', 'API_PORT must be a port number from 1 to 65535.'],
  ['METRICS_PORT', '65536', 'METRICS_PORT must be a port number from 1 to 65535.'],
  ['DATABASE_CONNECT_TIMEOUT_MS', '0', 'DATABASE_CONNECT_TIMEOUT_MS must be a whole number of'],
  ['RATE_LIMITS', 'false', 'RATE_LIMITS must be on or off.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
  ['DRAIN_SECONDS', '30', 'DRAIN_SECONDS must be a whole number from 0 to 29.'],
  ['CORS_ORIGINS', '*', 'CORS_ORIGINS must be origins with commas between them, such as'],
  ['CORS_ORIGINS', 'https://a.example/path', 'CORS_ORIGINS must be origins with commas'],
  ['DATABASE_REPLICAS', 'one.example.com', 'DATABASE_REPLICAS must be addresses'],
  ['DATABASE_REPLICAS', 'postgres://a:b@one/name,other', 'DATABASE_REPLICAS must be addresses'],
  ['DATABASE_REPLICAS', 'mysql://a:b@one/name', 'DATABASE_REPLICAS must be addresses'],
  ['S3_REGION', 'us east 1', 'S3_REGION must be the name of a region, such as us-east-1'],
  ['S3_BUCKET', 'My Bucket', 'S3_BUCKET must be the name of a bucket'],
  ['S3_ENDPOINT', 's3.example.com', 'S3_ENDPOINT must be an address'],
  ['S3_ACCESS_KEY_ID', 'alone', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
  ['S3_SECRET_ACCESS_KEY', 'alone', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
  ['S3_FORCE_PATH_STYLE', 'yes', 'S3_FORCE_PATH_STYLE must be on or off.'],
  ['IMAGES_PUBLIC_URL', 'https://images.example.com/a', 'IMAGES_PUBLIC_URL must be an origin'],
  ['IMAGES_PUBLIC_URL', "'; drop table", 'IMAGES_PUBLIC_URL must be an origin'],
])('loadConfig refuses %s=%s with a sentence that begins with %s', (name, value, beginning) => {
  expect(messageOf({ [name]: value })).toMatch(new RegExp(`^${beginning}`));
});

it('loadConfig has a bucket only if S3_BUCKET is set, of AWS or of any S3-compatible service', () => {
  const images = (environment: object) => loadConfig({ ...minimal, ...environment }).images;
  expect(images({ S3_BUCKET: '' })).toEqual({ publicUrl: '', bucket: undefined });
  const aws = { name: 'images', region: 'us-east-1', forcePathStyle: false };
  expect(images({ S3_BUCKET: 'images' }).bucket).toEqual(aws);
  const settings = {
    S3_BUCKET: 'images',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_REGION: 'auto',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    S3_FORCE_PATH_STYLE: 'on',
    IMAGES_PUBLIC_URL: 'https://images.example.com',
  };
  expect(images(settings)).toEqual({
    publicUrl: 'https://images.example.com',
    bucket: {
      name: 'images',
      endpoint: 'http://127.0.0.1:9000',
      region: 'auto',
      credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
      forcePathStyle: true,
    },
  });
});

it('loadConfig reports every invalid variable at once', () => {
  expect(messageOf({ JWT_SECRET: undefined, API_PORT: 'x' })?.split('\n')).toHaveLength(2);
});

it('loadConfig accepts lists with commas, spaces and an empty item', () => {
  const [one, other] = ['postgres://a:b@one/name', 'postgresql://a:b@other:5433/name'];
  const { corsOrigins, replicas } = loadConfig({
    ...minimal,
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    DATABASE_REPLICAS: `${one}, ${other},`,
  });
  expect(corsOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
  expect(replicas).toEqual([one, other]);
});

const NODE_ENV = 'production';

it('loadConfig in production accepts random secrets', () => {
  expect(messageOf({ NODE_ENV })).toBeUndefined();
});

const secrets = ['JWT_SECRET', 'SITE_KEY'] as const;
it.each([
  ...secrets.map((name) => [name, `change-me-${'x'.repeat(30)}`, 'is a value from an example']),
  ...secrets.map((name) => [name, 'abcabc!'.repeat(6), 'repeats itself']),
])('loadConfig in production refuses %s=%s, unlike development', (name, value, cause) => {
  expect(messageOf({ [name]: value })).toBeUndefined();
  expect(messageOf({ NODE_ENV, [name]: value })).toBe(
    `${name} ${cause}: production needs a random one.`,
  );
});

it('loadConfig in production refuses the same value for both secrets', () => {
  expect(messageOf({ NODE_ENV, SITE_KEY: minimal.JWT_SECRET })).toBe(
    'SITE_KEY is the same as JWT_SECRET: each needs a value of its own.',
  );
});

it('loadConfig in production refuses what is no address as it does outside production', () => {
  expect(messageOf({ NODE_ENV, DATABASE_URL: 'db' })).toBe(messageOf({ DATABASE_URL: 'db' }));
});

it.each(['market:market', 'api:Postgres', 'api:changeme', 'root:123456', 'postgres:postgres'])(
  'loadConfig in production refuses the well-known database account %s, unlike development',
  (account) => {
    const DATABASE_URL = `postgres://${account}@localhost/market`;
    expect(messageOf({ DATABASE_URL })).toBeUndefined();
    expect(messageOf({ NODE_ENV, DATABASE_URL })).toBe(
      'DATABASE_URL has a well-known password: production needs its own.',
    );
  },
);
