/** What the marketplace calls itself and how its people are reached, where the settings (.env.example) say nothing. */
export const siteDefaults = {
  SITE_NAME: 'Naija Dispatch',
  SITE_URL: 'http://localhost:3000',
  SUPPORT_PHONE: '+234 800 000 0000',
  SUPPORT_EMAIL: 'hello@naijadispatch.example',
} as const;
