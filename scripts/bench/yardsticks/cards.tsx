/**
 * Y4: what React alone needs for the cards of the list page: the site's own cards of the same companies by
 * `renderToString`, without Remix, the API and the page around them. Built by build-cards.ts.
 */
import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';
import { CompanyGrid } from '../../../site/app/companies/company-grid.tsx';
import { companySummary } from '../../../site/app/companies/company.server.ts';
import { SiteContext } from '../../../site/app/layout/site.ts';
import { settings } from '../../../site/app/settings.server.ts';
import { listen } from './announced.ts';

const answer = await fetch(process.env.COMPANIES_URL ?? '');
const rows = (await answer.json()) as Parameters<typeof companySummary>[0][];
const companies = rows.map(companySummary);

listen(
  createServer((_req, res) => {
    const html = renderToString(
      <SiteContext.Provider value={{ ...settings, saveData: false }}>
        <CompanyGrid companies={companies} />
      </SiteContext.Provider>,
    );
    const body = Buffer.from(html);
    res.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': body.length });
    res.end(body);
  }),
);
