import type { MetaFunction } from '@remix-run/node';
import { LongText } from '../content/long-text.tsx';
import privacy from '../content/privacy.md';
import { pageMeta } from '../layout/page-meta.ts';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) => pageMeta(args, privacy);

export { textHeaders as headers } from '../layout/caching.ts';

export default function Privacy() {
  return (
    <LongText
      text={privacy}
      contents={privacy.sections}
      consent="I have read the privacy policy and agree to it."
    />
  );
}
