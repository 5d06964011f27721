/** Defaults of the settings that the api and the site share (.env.example). */
export const siteDefaults = {
  SITE_NAME: 'Naija Dispatch',
  SITE_URL: 'http://localhost:3000',
  SUPPORT_PHONE: '+234 800 000 0000',
  SUPPORT_EMAIL: 'hello@naijadispatch.example',
} as const;
