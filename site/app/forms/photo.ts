import { imageProblem } from './form-definition.ts';

/** As large as the API keeps an image (api/src/platform/images/shrink.ts). */
const MAX_WIDTH_PX = 640;
const MAX_HEIGHT_PX = 1280;
const MIN_BYTES = 100 * 1024;

/** Whether it is worth to be compressed. */
export const isLarge = (photo: File) => photo.size >= MIN_BYTES;

/**
 * The photo with no more pixels than are kept, as WebP or JPEG, to save the visitor's data. Undefined when it is small
 * already or the browser cannot do it: the photo is then sent unchanged.
 */
async function compressed(photo: File): Promise<File | undefined> {
  if (!isLarge(photo)) return undefined;
  // Chrome before 81 would lay the photos of most phones on their side.
  if (!CSS.supports('image-orientation', 'from-image') && !imageProblem(photo)) return undefined;
  try {
    const image = await createImageBitmap(photo);
    const scale = Math.min(1, MAX_WIDTH_PX / image.width, MAX_HEIGHT_PX / image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const blob = await encode(canvas, photo.type);
    if (!blob || blob.size >= photo.size) return undefined;
    const name = photo.name.replace(/\.\w+$/, '') + (blob.type === 'image/webp' ? '.webp' : '.jpg');
    return new File([blob], name, { type: blob.type });
  } catch {
    return undefined;
  }
}

/** Inputs whose photo is being compressed. */
const compressing = new Map<HTMLInputElement, Promise<void>>();

/** Compresses the chosen photo of a file field in place; returns the file before and after, or undefined if unchanged. */
export async function compressIn(input: HTMLInputElement) {
  const before = input.files?.[0];
  if (!before) return undefined;
  let after: File | undefined;
  const work = compressed(before).then((lighter) => {
    if (!lighter || input.files?.[0] !== before) return;
    const transfer = new DataTransfer();
    transfer.items.add((after = lighter));
    input.files = transfer.files;
  });
  compressing.set(input, work);
  await work;
  if (compressing.get(input) === work) compressing.delete(input);
  return after && { before, after };
}

/** The compressions that a form has to wait for; undefined when there are none. */
export function compressionsIn(form: HTMLFormElement): Promise<unknown> | undefined {
  const own = [...compressing].flatMap(([input, work]) => (input.form === form ? [work] : []));
  return own.length > 0 ? Promise.all(own) : undefined;
}

/** WebP, or JPEG of a JPEG where the browser cannot write WebP; other pictures may be transparent. */
async function encode(canvas: HTMLCanvasElement, from: string): Promise<Blob | undefined> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  const jpeg = from === 'image/jpeg' ? await toBlob(canvas, 'image/jpeg') : undefined;
  return jpeg?.type === 'image/jpeg' ? jpeg : undefined;
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

/** A file's size for people: `0.4 MB`. */
export const megabytes = ({ size }: Blob) => `${Math.max(0.1, size / 1024 / 1024).toFixed(1)} MB`;
