import { ConfigurationError, loadConfig } from './config.ts';

const load = (environment: Record<string, string>) =>
  loadConfig({
    DATABASE_URL: 'postgres://api:some-password@db.example:5432/market',
    JWT_SECRET: 'mXo2V9rTq8LwYc4HbNf6ZkJd1GsPuE7a',
    SITE_KEY: 'Rw5TzKq9LmVx2BnC',
    ...environment,
  }).images;

describe('image settings', () => {
  it('have a bucket only if S3_BUCKET is set', () => {
    expect(load({ S3_BUCKET: '' })).toEqual({ publicUrl: '', bucket: undefined });
    expect(load({ S3_BUCKET: 'images' }).bucket).toEqual({
      name: 'images',
      endpoint: undefined,
      region: 'us-east-1',
      forcePathStyle: false,
    });
  });

  it('accept a bucket of any S3-compatible service', () => {
    const bucket = load({
      S3_BUCKET: 'images',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      S3_FORCE_PATH_STYLE: 'on',
      IMAGES_PUBLIC_URL: 'https://images.example.com',
    });
    expect(bucket).toEqual({
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

  it.each([
    ['S3_BUCKET', 'My Bucket', 'S3_BUCKET must be the name of a bucket'],
    ['S3_ENDPOINT', 's3.example.com', 'S3_ENDPOINT must be an address'],
    ['S3_ACCESS_KEY_ID', 'alone', 'belong together'],
    ['S3_SECRET_ACCESS_KEY', 'alone', 'belong together'],
    ['S3_FORCE_PATH_STYLE', 'yes', 'S3_FORCE_PATH_STYLE must be on or off.'],
    ['IMAGES_PUBLIC_URL', 'https://images.example.com/a', 'IMAGES_PUBLIC_URL must be an origin'],
    ['IMAGES_PUBLIC_URL', "'; drop table", 'IMAGES_PUBLIC_URL must be an origin'],
  ])('refuse %s=%s', (name, value, sentence) => {
    expect(() => load({ [name]: value })).toThrow(ConfigurationError);
    expect(() => load({ [name]: value })).toThrow(sentence);
  });
});
