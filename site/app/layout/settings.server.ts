import {
  type ContactSetting,
  exampleContacts,
  siteDefaults,
  supportPhone,
} from '#platform/site-defaults.ts';

/** Settings of the pages from the environment (`.env.example`); an empty value counts as absent. */
const text = (name: string, otherwise = '') => process.env[name]?.trim() || otherwise;

/** Contacts that visitors of a public site must not take for real (server.ts warns about them). */
export const examples = exampleContacts(process.env);
const contact = (name: ContactSetting) =>
  examples.includes(name) ? '' : text(name, siteDefaults[name]);

const siteName = text('SITE_NAME', siteDefaults.SITE_NAME);

export const settings = {
  siteName,
  siteUrl: text('SITE_URL', siteDefaults.SITE_URL).replace(/\/+$/, ''),
  /** Empty where it is only an example, as is the email. */
  supportPhone: supportPhone(contact('SUPPORT_PHONE')),
  supportEmail: contact('SUPPORT_EMAIL'),
  /** docs/decisions/005. */
  figures: text('SITE_FIGURES') === 'measured' ? ('measured' as const) : ('claimed' as const),
  /** `{query}` is replaced with the encoded place. */
  mapEmbedUrl: text('MAP_EMBED_URL', 'https://www.google.com/maps?q={query}&output=embed'),
  mapLinkUrl: text('MAP_LINK_URL', 'https://www.google.com/maps/search/?api=1&query={query}'),
  /** `off` removes the worker from browsers that have it. */
  serviceWorker: text('SERVICE_WORKER') !== 'off',
  analyticsSrc: text('ANALYTICS_SRC'),
  /** Default share picture; drawn by the api for a renamed site. */
  sharePicture:
    siteName === siteDefaults.SITE_NAME ? '/share.png' : '/uploads/share/site/picture.jpg',
  /** Origin of listings' images, if not this site. */
  imagesPublicUrl: text('IMAGES_PUBLIC_URL'),
};

export type SiteSettings = typeof settings;

/** The account for transfers; undefined while its bank or number is only an example. */
export const bankAccount =
  examples.includes('BANK_NAME') || examples.includes('BANK_ACCOUNT_NUMBER')
    ? undefined
    : {
        bank: text('BANK_NAME', siteDefaults.BANK_NAME),
        name: text('BANK_ACCOUNT_NAME', siteDefaults.BANK_ACCOUNT_NAME),
        number: text('BANK_ACCOUNT_NUMBER', siteDefaults.BANK_ACCOUNT_NUMBER),
      };
