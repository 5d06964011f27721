import { siteDefaults } from '#platform/site-defaults.ts';

/** Settings of the pages from the environment (`.env.example`); an empty value counts as absent. */
const text = (name: string, otherwise = '') => process.env[name]?.trim() || otherwise;

export const settings = {
  siteName: text('SITE_NAME', siteDefaults.SITE_NAME),
  siteUrl: text('SITE_URL', siteDefaults.SITE_URL).replace(/\/+$/, ''),
  supportPhone: text('SUPPORT_PHONE', siteDefaults.SUPPORT_PHONE),
  supportEmail: text('SUPPORT_EMAIL', siteDefaults.SUPPORT_EMAIL),
  /** docs/decisions/005. */
  figures: text('SITE_FIGURES') === 'measured' ? ('measured' as const) : ('claimed' as const),
  /** `{query}` stands for the encoded place. */
  mapEmbedUrl: text('MAP_EMBED_URL', 'https://www.google.com/maps?q={query}&output=embed'),
  mapLinkUrl: text('MAP_LINK_URL', 'https://www.google.com/maps/search/?api=1&query={query}'),
  analyticsSrc: text('ANALYTICS_SRC'),
  /** Origin of listings' images, if not this site. */
  imagesPublicUrl: text('IMAGES_PUBLIC_URL'),
};

export type Settings = typeof settings;
