/** A rate limit: `quota` requests in a window of `seconds`, which begins with the first of them. */
export interface Policy {
  readonly quota: number;
  readonly seconds: number;
  /**
   * `address`: an IPv6 address counts as its /64, the network of one household. `network`: the /24 or /48 around it.
   * `device`: a device on which the email of a login has been used before (known-devices.ts). `neighbourhood`: the phone
   * numbers with the same first 9 characters as the one in the body.
   */
  readonly per:
    | 'address'
    | 'network'
    | 'account'
    | 'partner'
    | 'listing'
    | 'email'
    | 'device'
    | 'mailbox'
    | 'neighbourhood'
    | 'everybody';
  /** Counted exactly, in PostgreSQL for all instances; otherwise in memory per instance (docs/decisions/008). */
  readonly shared?: true;
  /**
   * Absent: every request. `accepted`: refused and repeated requests are refunded; `refused`: accepted and repeated ones
   * are; `failures`: a success resets the count.
   */
  readonly counts?: 'accepted' | 'refused' | 'failures';
  /**
   * The answer beyond the quota. Absent: 429. `unless-repeated`: the handler refuses, once it knows that the request
   * does not repeat an accepted one; `hold`: the handler accepts it, behind the others (attempt.ts in submissions/).
   */
  readonly beyond?: 'unless-repeated' | 'hold';
  /** Absent: everybody is counted. Not counted: logins from a known device; the site's own reads for a page. */
  readonly except?: 'known-device' | 'site-page';
  /** The wait after an exceeded quota, in seconds: doubled each time within a day. Absent: the rest of the window. */
  readonly wait?: { readonly first: number; readonly longest: number };
  /** The limited calls, for the table in /api/docs. */
  readonly limits: string;
  /** The message of the 429; the time to wait is appended. */
  readonly message: string;
}
