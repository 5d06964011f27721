import { settings } from '../layout/settings.server.ts';

const rules = `User-agent: *
Disallow: /admin
Disallow: /api/
Allow: /

Sitemap: ${settings.siteUrl}/sitemap.xml
`;

export function loader() {
  return new Response(rules, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
