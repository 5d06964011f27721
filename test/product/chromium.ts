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

const packed = join(root, 'node_modules/@sparticuz/chromium');
const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
  version: string;
};
const cache = join(root, 'node_modules/.cache');
const unpacked = join(cache, `chromium-${version}`);

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${unpacked}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${unpacked}/font-cache</cachedir>
</fontconfig>
`;

/** Playwright's LaunchOptions for the browser of the tests: the one from npm, or that of `CHROMIUM_PATH`. */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH || join(unpacked, 'chromium'),
  chromiumSandbox: canSandbox(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-pings',
    '--font-render-hinting=none',
  ],
  env: process.env.CHROMIUM_PATH ? undefined : environment(),
};

/** Unpacks the browser once per version, in a temporary folder that is renamed when it is complete. */
export async function unpackChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(unpacked)) return;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${unpacked}-`);
  // The package unpacks into the folder for temporary files, wherever that is.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) =>
        inflate(join(packed, 'bin', name)),
      ),
    );
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(folder, 'fonts.conf'), fonts);
  settle(folder);
}

function settle(folder: string) {
  try {
    renameSync(folder, unpacked);
  } catch {
    // Another run was faster.
    rmSync(folder, { recursive: true });
  }
}

/** Adds the libraries and fonts of the package, which a minimal machine lacks. */
function environment() {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    ...(Object.fromEntries(inherited) as Record<string, string>),
    LD_LIBRARY_PATH: [join(unpacked, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
    FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
  };
}

/** False as root and where users may not create namespaces, as in most containers. */
function canSandbox() {
  return (
    process.getuid?.() !== 0 &&
    spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0
  );
}
