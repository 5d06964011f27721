/** Below which versions a package has a known hole, by line of releases, and what tells of it. */
interface Advisory {
  package: string;
  /** The first safe version of each line that is still mended; a line without one is safe from its first version on. */
  floors: readonly string[];
  tells: string;
}

/**
 * What `npm audit` would say of the packages that matter most, kept here because not every registry answers it. A new
 * advisory is a new line, and the test says what has to be raised: critical within 48 hours, high within 7 days.
 */
export const advisories: readonly Advisory[] = [
  ...['core', 'postgresql', 'sql', 'migrations'].map((name) => ({
    package: `@mikro-orm/${name}`,
    floors: ['6.6.14', '7.0.14'],
    tells:
      'CVE-2026-34220 and CVE-2026-44680, SQL from objects; GHSA-qpfv-44f3-qqx6, prototype pollution',
  })),
  {
    package: 'multer',
    floors: ['2.3.0'],
    tells:
      'CVE-2025-47935, 47944, 48997, 7338, CVE-2026-2359, 3304, 3520, 5079, 77078, GHSA-3p4h-7m6x-2hcm: denial of service',
  },
  ...['react', 'node', 'express', 'server-runtime'].map((name) => ({
    package: `@remix-run/${name}`,
    floors: ['2.17.4'],
    tells:
      'GHSA-8v8x-cx79-35w7, GHSA-2w69-qvjg-hvjx and CVE-2026-22029: script through redirects and scroll positions',
  })),
  {
    package: 'ra-ui-materialui',
    floors: ['3.19.12', '4.7.6'],
    tells: 'GHSA-5jcr-82fh-339v: script in a RichTextField',
  },
  {
    package: 'sharp',
    floors: ['0.32.6'],
    tells: 'CVE-2023-4863: libwebp writes beyond its memory',
  },
  {
    package: 'express',
    floors: ['4.20.0', '5.0.1'],
    tells: 'CVE-2024-43796 and CVE-2024-29041: script and open redirects',
  },
  {
    package: 'body-parser',
    floors: ['1.20.3', '2.2.1'],
    tells: 'CVE-2024-45590 and CVE-2025-13466: denial of service',
  },
  {
    package: 'path-to-regexp',
    floors: ['0.1.12', '1.9.0', '3.3.0', '6.3.0', '8.0.0'],
    tells: 'CVE-2024-45296 and CVE-2024-52798: denial of service',
  },
  { package: 'send', floors: ['0.19.0', '1.1.0'], tells: 'CVE-2024-43799: script' },
  { package: 'serve-static', floors: ['1.16.0', '2.1.0'], tells: 'CVE-2024-43800: script' },
  { package: 'cookie', floors: ['0.7.0'], tells: 'CVE-2024-47764: characters out of bounds' },
  { package: 'qs', floors: ['6.14.1'], tells: 'CVE-2025-15284: denial of service' },
  {
    package: 'jsonwebtoken',
    floors: ['9.0.0'],
    tells: 'CVE-2022-23529, 23539, 23540, 23541: forged tokens',
  },
  {
    package: 'jws',
    floors: ['3.2.3', '4.0.1'],
    tells: 'CVE-2025-65945: HMAC signatures that are not checked',
  },
  { package: 'passport', floors: ['0.6.0'], tells: 'CVE-2022-25896: session fixation' },
  {
    package: 'http-proxy-middleware',
    floors: ['2.0.9', '3.0.5'],
    tells: 'CVE-2024-21536 and CVE-2025-32996: denial of service',
  },
  { package: 'on-headers', floors: ['1.1.0'], tells: 'CVE-2025-7339: headers of another answer' },
  {
    package: 'nodemailer',
    floors: ['7.0.7'],
    tells: 'GHSA-mm7p-fcc7-pg87: mail to another recipient',
  },
  { package: 'braces', floors: ['3.0.3'], tells: 'CVE-2024-4068: denial of service' },
  {
    package: 'dompurify',
    floors: ['2.5.4', '3.2.4'],
    tells: 'CVE-2024-45801 and CVE-2025-26791: script',
  },
];
