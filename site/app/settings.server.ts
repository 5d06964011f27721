import { siteDefaults } from '#platform/site-defaults.ts';

/**
 * The settings of the site: read once from the environment (`.env.example` names them all).
 * Empty counts as absent, so that `SUPPORT_PHONE=` in a file switches the thing off.
 */
const text = (name: string, otherwise = '') => process.env[name]?.trim() || otherwise;

export const settings = {
  siteName: text('SITE_NAME', siteDefaults.SITE_NAME),
  /** Origin for canonical links and feeds, without a slash at the end. */
  siteUrl: text('SITE_URL', siteDefaults.SITE_URL).replace(/\/+$/, ''),
  supportPhone: text('SUPPORT_PHONE', siteDefaults.SUPPORT_PHONE),
  supportEmail: text('SUPPORT_EMAIL', siteDefaults.SUPPORT_EMAIL),
  /** `measured` shows only what was counted, `claimed` the figures of the specification. */
  figures: text('SITE_FIGURES') === 'measured' ? ('measured' as const) : ('claimed' as const),
  /** Where a map of a place is embedded from and linked to; `{query}` stands for the encoded place. */
  mapEmbedUrl: text('MAP_EMBED_URL', 'https://www.google.com/maps?q={query}&output=embed'),
  mapLinkUrl: text('MAP_LINK_URL', 'https://www.google.com/maps/search/?api=1&query={query}'),
  /** A script that records a page view at load and at every change of the address; absent by default. */
  analyticsSrc: text('ANALYTICS_SRC'),
  /** Origin of the images of listings, where it is not this site's own. */
  imagesPublicUrl: text('IMAGES_PUBLIC_URL'),
};

export type Settings = typeof settings;
