import { hasDrawnIcons } from '../layout/mark.ts';
import { settings } from '../layout/settings.server.ts';

/** The web app manifest, with which a phone installs the site on its home screen. */
const manifest = {
  name: settings.siteName,
  short_name: settings.siteName,
  description: 'Find bike, van and air dispatch companies, and jobs in delivery.',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#fbfbf7',
  theme_color: '#0b5d3b',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...(hasDrawnIcons(settings.siteName)
      ? [192, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        }))
      : []),
  ],
};

export function loader() {
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
