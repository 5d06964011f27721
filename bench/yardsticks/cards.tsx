/** Y4: the cards of the list page by `renderToString`, without Remix, the api and the page around them. */
import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';
import { CompanyGrid } from '../../site/app/companies/company-grid.tsx';
import { companySummary } from '../../site/app/companies/company.server.ts';
import { SiteContext } from '../../site/app/layout/site.ts';
import { settings } from '../../site/app/layout/settings.server.ts';

const response = await fetch(process.env.COMPANIES_URL ?? '');
const rows = (await response.json()) as Parameters<typeof companySummary>[0][];
const companies = rows.map(companySummary);

createServer((_req, res) => {
  const html = renderToString(
    <SiteContext.Provider value={{ ...settings, saveData: false }}>
      <CompanyGrid companies={companies} />
    </SiteContext.Provider>,
  );
  const body = Buffer.from(html);
  res.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': body.length });
  res.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
