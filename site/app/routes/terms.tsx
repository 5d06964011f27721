import type { MetaFunction } from '@remix-run/node';
import { LongText } from '../content/long-text.tsx';
import { sectionById } from '../content/section.ts';
import terms from '../content/terms.md';
import { pageMeta } from '../layout/page-meta.ts';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) => pageMeta(args, terms);

export { textHeaders as headers } from '../layout/caching.ts';

export default function Terms() {
  return (
    <LongText
      text={terms}
      contents={sectionById(terms, 'delivery-policy').sections}
      consent="I have read the terms and the delivery policy and agree to them."
    />
  );
}
