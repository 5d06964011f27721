/** The marketplace's name, which the server writes into the page (SITE_NAME). */
export const brand =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Admin';
