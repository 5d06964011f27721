/** Columns with the path of an image, by table. */
export const imageColumns = { company: ['image', 'cover'], job: ['image'] } as const;

export type ImageColumn = (typeof imageColumns)['company' | 'job'][number];

/** Every table and column that refers to an image; a change's is public once it is approved. */
export const imageReferences: readonly (readonly [
  table: 'company' | 'job' | 'change',
  column: ImageColumn,
])[] = [
  ...imageColumns.company.map((column) => ['company', column] as const),
  ...imageColumns.job.map((column) => ['job', column] as const),
  ['change', 'image'],
  ['change', 'cover'],
];
