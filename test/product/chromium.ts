import { inflate } from '@sparticuz/chromium';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/dev/settings/settings.ts';

const { CHROMIUM_PATH, LD_LIBRARY_PATH, TMPDIR } = process.env;
const packed = join(root, 'node_modules/@sparticuz/chromium');
const manifest = readFileSync(join(packed, 'package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
const cache = join(root, 'node_modules/.cache');
const unpacked = join(cache, `chromium-${version}`);

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
        FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
      },
};

/** Unpacks the browser once per version, into a temporary folder that is renamed when it is complete. */
export async function unpackChromium() {
  if (CHROMIUM_PATH || existsSync(unpacked)) return;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${unpacked}-`);
  // The package always unpacks into the system's temporary folder.
  process.env.TMPDIR = folder;
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((name) => inflate(join(packed, 'bin', name))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(folder, 'fonts.conf'), fonts);
  try {
    renameSync(folder, unpacked);
  } catch {
    // Another process was faster.
    rmSync(folder, { recursive: true });
  }
}

/** False as root and where users may not create namespaces, as in most containers. */
function canSandbox() {
  if (process.getuid?.() === 0) return false;
  return spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;
}
