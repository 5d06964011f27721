import { inflate } from '@sparticuz/chromium';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../scripts/dev/process/lock.ts';
import { root } from '../../scripts/dev/settings/settings.ts';

const { CHROMIUM_PATH, LD_LIBRARY_PATH, TMPDIR } = process.env;
const packed = join(root, 'node_modules/@sparticuz/chromium');
const manifest = readFileSync(join(packed, 'package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
const cache = join(root, 'node_modules/.cache');
const unpacked = join(cache, `chromium-${version}`);
const fontSettings = join(unpacked, 'fonts.conf');

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${unpacked}/fonts</dir>
  <cachedir>${unpacked}/font-cache</cachedir>
</fontconfig>
`;

/** Playwright's LaunchOptions for the browser of the tests: the one from npm, or that of `CHROMIUM_PATH`. */
export const chromium = {
  executablePath: CHROMIUM_PATH || join(unpacked, 'chromium'),
  chromiumSandbox: canSandbox(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-pings',
    '--disable-gpu',
    '--font-render-hinting=none',
  ],
  // The package has libraries and fonts that a minimal machine lacks.
  env: CHROMIUM_PATH
    ? undefined
    : {
        ...process.env,
        LD_LIBRARY_PATH: [join(unpacked, 'al2023/lib'), LD_LIBRARY_PATH].filter(Boolean).join(':'),
        FONTCONFIG_FILE: fontSettings,
      },
};

/** Unpacks the browser once per version. Its settings of fonts are written last: without them it is incomplete. */
export async function unpackChromium() {
  if (CHROMIUM_PATH || existsSync(fontSettings)) return;
  mkdirSync(cache, { recursive: true });
  await withLock(`${unpacked}.pid`, async () => {
    if (existsSync(fontSettings)) return;
    rmSync(unpacked, { recursive: true, force: true });
    mkdirSync(unpacked);
    // The package always unpacks into the system's temporary folder.
    process.env.TMPDIR = unpacked;
    const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((name) => inflate(join(packed, 'bin', name))));
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    writeFileSync(fontSettings, fonts);
  });
}

/** False as root and where users may not create namespaces, as in most containers. */
function canSandbox() {
  if (process.getuid?.() === 0) return false;
  return spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;
}
