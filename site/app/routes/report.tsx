import type { MetaFunction } from '@remix-run/node';
import { Prose } from '../content/prose.tsx';
import report from '../content/report.md';
import { sectionsHtml } from '../content/section.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction = (args) => pageMeta(args, report);

export { textHeaders as headers } from '../layout/caching.ts';

export default function Report() {
  return (
    <Page title={report.title} lead={report.lead} narrow>
      <Prose html={sectionsHtml(report.sections)} />
    </Page>
  );
}
