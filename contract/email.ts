/** An email address as people paste it from a link: without `mailto:`, its parameters (RFC 6068) and spaces around its @. */
export const bareEmail = (typed: string) =>
  typed
    .replace(/^mailto: */i, '')
    .replace(/\?.*$/, '')
    .replace(/ *@ */, '@');
