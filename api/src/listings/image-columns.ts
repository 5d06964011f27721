/** Columns with the path of an image, by table; a change's is public once it is approved. */
export const imageColumns = {
  company: ['image', 'cover'],
  job: ['image'],
  change: ['image', 'cover'],
} as const;

export type ImageColumn = (typeof imageColumns)[keyof typeof imageColumns][number];

/** The paths of the images of a listing, or of a change of one. */
export const imagesOf = ({ image, cover }: { image?: Path; cover?: Path }) => [image, cover];

type Path = string | null;

/** Every table and column that refers to an image. */
export const imageReferences = Object.entries(imageColumns).flatMap(([table, columns]) =>
  columns.map((column) => [table, column] as const),
);
