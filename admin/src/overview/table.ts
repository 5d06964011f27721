/** A table of numbers: names at the left, figures at the right. */
export const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, px: 0.5, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;
