import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escaped } from '#platform/markup.ts';

process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts/fonts.conf');

/** The size that messengers and social networks show (ogp.me, 1.91:1). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Content of a share picture. Texts are drawn unchanged. */
export interface ShareFacts {
  /** The drawing at the right, where there is no photo. */
  art: 'bike' | 'van' | 'air';
  siteName: string;
  name: string;
  /** Place and services, or company and place of a job. */
  lines: readonly string[];
  /** Name whose first letter is drawn when there is no logo; defaults to the title. */
  tileName?: string;
  /** Price range or salary. */
  price: string;
  /** In place of services and price while the listing is held. */
  warning?: string | null;
  /** Drawn in the tile at the left. */
  logo?: Buffer;
  photo?: Buffer;
}

const INK = '#13211b';
const SOFT = '#4a5a52';
const GREEN = '#0b5d3b';
const WARNING = '#8a4b00';
const LEFT = 64;
/** Left of the art. */
const TEXT_WIDTH = 656;
const ART = { left: 780, top: 0, width: 420, height: 630 };
const LOGO = 120;

/** Read into memory, since sharp is not allowed to open files (platform/images/shrink.ts). */
const artFile = (art: ShareFacts['art']) => readFile(join(import.meta.dirname, `art/${art}.png`));

/** A JPEG of {@link SHARE_SIZE}. Text and shapes only: the SVG loader stays blocked (platform/images/shrink.ts). */
export async function paintShare(facts: ShareFacts): Promise<Buffer> {
  const { siteName, name, lines, price, warning, logo, photo, art } = facts;
  const side = photo ? await covering(photo, ART.width, ART.height) : await artFile(art);
  const layers: OverlayOptions[] = [
    { input: side, left: ART.left, top: ART.top },
    { input: await tile(logo, facts.tileName ?? name), left: LEFT, top: 52 },
  ];
  const add = async (top: number, ...text: Parameters<typeof fitted>) => {
    const { data, info } = await fitted(...text);
    layers.push({ input: data, left: LEFT, top });
    return top + info.height;
  };
  const { data: mark } = await fitted(siteName, [32], 44, GREEN);
  layers.push({ input: mark, left: LEFT + LOGO + 28, top: 94 });
  let top = (await add(216, name, [64, 54, 46], 165)) + 38;
  for (const line of lines.filter(Boolean).slice(0, warning ? 1 : 3)) {
    await add(top, line, [34], 48, SOFT, 'Regular');
    top += 54;
  }
  if (warning) await add(top + 14, warning, [42, 36], 112, WARNING);
  else if (price) await add(top + 14, price, [42, 36], 56, GREEN);
  return canvas(SHARE_SIZE.width, SHARE_SIZE.height, '#fbfbf7')
    .composite(layers)
    .jpeg({ quality: 82 })
    .toBuffer();
}

const canvas = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const covering = (image: Buffer, width: number, height: number) =>
  sharp(image).resize({ width, height, fit: 'cover' }).png().toBuffer();

/** The logo on white with round corners, or the first letter on green. */
async function tile(logo: Buffer | undefined, name: string): Promise<Buffer> {
  const letter = ([...drawable(name)][0] ?? '').toUpperCase();
  const content = logo
    ? await sharp(logo)
        .resize(LOGO, LOGO, { fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer()
    : (await fitted(letter, [76], LOGO, '#ffffff')).data;
  return canvas(LOGO, LOGO, logo ? '#ffffff' : GREEN)
    .ensureAlpha()
    .composite([
      { input: content, gravity: 'centre' },
      { input: corners, raw: { width: LOGO, height: LOGO, channels: 4 }, blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
}

/** Mask of a square with round corners: opaque inside. */
const corners = (() => {
  const radius = 24;
  const pixels = Buffer.alloc(LOGO * LOGO * 4);
  for (let y = 0; y < LOGO; y += 1)
    for (let x = 0; x < LOGO; x += 1) {
      const [dx, dy] = [x, y].map((at) => Math.max(radius - at, at - (LOGO - 1 - radius), 0));
      pixels[(y * LOGO + x) * 4 + 3] = Math.hypot(dx!, dy!) <= radius ? 255 : 0;
    }
  return pixels;
})();

/** The text in the first of the sizes in which it is not higher than `maxHeight`, cut at its end if none is. */
async function fitted(
  text: string,
  sizes: readonly number[],
  maxHeight: number,
  colour = INK,
  weight: 'Bold' | 'Regular' = 'Bold',
) {
  let words = drawable(text) || ' ';
  for (let attempt = 0; ; attempt += 1) {
    const size = sizes[attempt] ?? sizes.at(-1)!;
    const drawn = await draw(words, size, colour, weight);
    if (drawn.info.height <= maxHeight || words.length < 4) return drawn;
    if (attempt >= sizes.length - 1)
      words = `${words.slice(0, Math.ceil(words.length * 0.85) - 1).trimEnd()}…`;
  }
}

/** `dpi` 72 makes the points of the font pixels. */
const draw = (words: string, size: number, colour: string, weight: string) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(words)}</span>`,
      font: `Noto Sans ${weight} ${size}`,
      width: TEXT_WIDTH,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Removes characters missing in the fonts (emoji, other scripts), which would be drawn as boxes. */
const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Latin}\p{Mn}\p{Nd}\p{P} ₦€$+|=<>~^`]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
