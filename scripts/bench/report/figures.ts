/** `12,345`, from a hundred on without decimals, below with as many as three digits need; `–` where there is none. */
export function figure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return 'never';
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** `0.52 ×` */
export const times = (value: number) => (Number.isNaN(value) ? '–' : `${figure(value)} ×`);
