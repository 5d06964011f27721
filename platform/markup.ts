/** Plain text as it stands in HTML and XML. */
export const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Plain text as it stands in the value of an attribute. */
export const quotable = (text: string) =>
  escaped(text).replace(/"/g, '&quot;').replace(/'/g, '&#39;');
