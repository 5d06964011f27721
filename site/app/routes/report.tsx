import type { MetaFunction } from '@remix-run/node';
import { report } from '../content/report.ts';
import { Sections } from '../content/sections.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Report a problem',
    description:
      'How to report a false listing, personal data that should not be shown, or a fault in the site that somebody could misuse.',
  });

export { headers } from '../content/headers.ts';

export default function Report() {
  return (
    <Page
      title="Report a problem"
      lead="A listing is false, or the site does something that it should not? Tell us. A person reads every message."
      narrow
    >
      <div className="prose">
        <Sections sections={report} />
      </div>
    </Page>
  );
}
