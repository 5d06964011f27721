import { uuidPattern as uuid } from '#platform/uuid.ts';
import { type ImageFile, imageFiles } from './image-storage.ts';

const isId = new RegExp(`^${uuid}$`);
const path = new RegExp(`^/uploads/(${uuid})/640\\.webp$`);

/** The path of an image in rows and API responses: `/uploads/<id>/640.webp`. */
export const pathOf = (id: string) => `/uploads/${id}/640.webp`;

/** The id in a path made by {@link pathOf}, or undefined for another string. */
export const idIn = (value: string): string | undefined => path.exec(value)?.[1];

export const isImageId = (value: string): boolean => isId.test(value);

export const isImageFile = (value: string): value is ImageFile =>
  (imageFiles as readonly string[]).includes(value);
