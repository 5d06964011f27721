/** Plain text as it stands in HTML and XML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Plain text as it stands in the value of an attribute. */
export const quotable = (text: string) =>
  escaped(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
