import type { MetaFunction } from '@remix-run/node';
import { deliveryPolicy } from '../content/delivery-policy.ts';
import { LongText } from '../content/long-text.tsx';
import { Sections } from '../content/sections.tsx';
import { termsOfUse, termsUpdated } from '../content/terms.ts';
import { Consent } from '../forms/consent.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms and delivery policy',
    description:
      'The terms of use, and what may not be sent: 17 sections of prohibited and restricted items for bike, van and air delivery in Nigeria.',
  });

export { headers } from '../content/headers.ts';

export default function Terms() {
  return (
    <LongText
      title="Terms and delivery policy"
      lead="We are a marketplace only. These are the rules of the marketplace, and what may not be sent through anybody listed here."
      updated={termsUpdated}
      contents={deliveryPolicy}
    >
      <h2 id="terms-of-use">Terms of use</h2>
      <Sections sections={termsOfUse} level={3} />
      <h2 id="delivery-policy">Delivery policy</h2>
      <p>
        Whoever sends, carries or lists through this site keeps to this policy. A carrier may be
        stricter; nobody may be laxer. Where the law and this page differ, the stricter one holds.
      </p>
      <Sections sections={deliveryPolicy} level={3} />
      <Consent>I have read the terms and the delivery policy and agree to them.</Consent>
    </LongText>
  );
}
