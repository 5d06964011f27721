/** The reference of a report, which its reporter quotes and moderators see beside it. */
export const reportReference = (id: string) => `R-${id.slice(0, 8).toUpperCase()}`;

interface Reason {
  readonly words: string;
  /** Counts towards a hold. */
  readonly isDangerous?: true;
  /** The subjects that can be reported for it; all if absent. */
  readonly of?: readonly ('company' | 'job' | 'number')[];
}

/** The reasons of a report, as the form asks for them. */
export const reportReasons = {
  fake_pickup: { words: 'Fake pickup', isDangerous: true, of: ['company', 'number'] },
  goods_diverted: { words: 'Goods diverted', isDangerous: true, of: ['company', 'number'] },
  money_first: { words: 'Asks for money first', isDangerous: true },
  wrong_number: { words: 'Not their number', isDangerous: true, of: ['company'] },
  empty_address: { words: 'Empty address', of: ['company', 'job'] },
  impersonation: { words: 'Pretends to be another company', isDangerous: true },
  job_fee: { words: 'The job asks for a fee', isDangerous: true, of: ['job'] },
  prohibited_goods: { words: 'Prohibited goods', of: ['company', 'number'] },
  my_data: { words: 'My details are shown', of: ['company', 'job'] },
  other: { words: 'Something else' },
} as const satisfies Record<string, Reason>;

export type ReportReason = keyof typeof reportReasons;

const reasons = Object.entries(reportReasons) as [ReportReason, Reason][];

export const reasonsFor = (kind: 'company' | 'job' | 'number') =>
  reasons.flatMap(([name, { of }]) => (of && !of.includes(kind) ? [] : [name]));

export const dangerousReasons = reasons.flatMap(([name, { isDangerous }]) =>
  isDangerous ? [name] : [],
);
