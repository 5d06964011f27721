import { file } from '../layout/caching.ts';
import { settings } from '../layout/settings.server.ts';

const rules = `User-agent: *
Disallow: /admin
Disallow: /api/
Allow: /

Sitemap: ${settings.siteUrl}/sitemap.xml
`;

export const loader = () => file(rules, 'text/plain; charset=utf-8');
