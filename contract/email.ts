/** An email address as people write it: without `mailto:`, its parameters (RFC 6068), spaces around the @ and the dot after it, and a sign at the end. */
export const bareEmail = (typed: string) =>
  typed
    .replace(/^mailto: */i, '')
    .replace(/\?.*$/, '')
    .replace(/ *@ */, '@')
    .replace(/(@[^.\s]*) *\. */, '$1.')
    .replace(/[.,;]+$/, '');
