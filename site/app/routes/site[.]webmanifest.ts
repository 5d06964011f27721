import { file } from '../layout/caching.ts';
import { hasDrawnIcons } from '../layout/mark.tsx';
import { settings } from '../layout/settings.server.ts';

const manifest = {
  name: settings.siteName,
  short_name: settings.siteName,
  description: 'Find bike, van and air dispatch companies, and jobs in delivery.',
  start_url: '/home',
  display: 'standalone',
  background_color: '#fbfbf7',
  theme_color: '#0b5d3b',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...(hasDrawnIcons(settings.siteName)
      ? [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ]
      : []),
  ],
  shortcuts: [
    { name: 'Browse Companies', url: '/companies' },
    { name: 'Check a number', url: '/check' },
    { name: 'Find Jobs', url: '/jobs' },
    { name: 'Register Company', url: '/register-company' },
  ],
};

export const loader = () => file(JSON.stringify(manifest), 'application/manifest+json');
