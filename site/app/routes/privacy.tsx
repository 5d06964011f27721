import type { MetaFunction } from '@remix-run/node';
import { LongText } from '../content/long-text.tsx';
import { privacy, privacyUpdated } from '../content/privacy.ts';
import { Sections } from '../content/sections.tsx';
import { Consent } from '../forms/consent.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy policy',
    description:
      'What personal data we collect from visitors, delivery companies and employers, why, for how long, and your rights under the Nigeria Data Protection Act.',
  });

export { headers } from '../content/headers.ts';

export default function Privacy() {
  return (
    <LongText
      title="Privacy policy"
      lead="What we know about you, why, for how long, and what you can do about it."
      updated={privacyUpdated}
      contents={privacy}
    >
      <Sections sections={privacy} />
      <Consent>I have read the privacy policy and agree to it.</Consent>
    </LongText>
  );
}
