import { listingChanged } from '#contract/sentences.ts';

/** The marketplace's name, which the server writes into the page (SITE_NAME). */
export const brand =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Admin';

/** The sentences that the specification quotes for the admin (spec §5, §8), verbatim, and our own. */
export const messages = {
  listing: {
    changed: listingChanged,
    unknown:
      'No answer came, so it may have been done or not. Look again in a minute before you repeat it.',
  },
  login: {
    welcome: 'Welcome Admin!',
    denied: 'Access denied. You are not an admin.',
    failed: 'Login failed',
    incomplete: 'Enter your email address and password.',
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    again: 'Log in to continue where you were.',
    idle: 'After an hour without a key or a tap you are logged out, in two minutes or less. Scroll or press Shift to stay.',
    noEmail: 'Enter your email address.',
    noPassword: 'Enter a new password.',
    linkSent:
      'If there is an account with this address, a link is on its way, or one came within the last hour. It is valid for an hour. Nothing there? Look into the spam folder, or ask your operator.',
    passwordSet: 'Log in with your new password.',
  },
  secondFactor: {
    on: 'Second factor turned on.',
    off: 'Second factor turned off.',
  },
  job: {
    listFailed: 'Error fetching jobs',
    nonePending: 'No pending jobs found.',
    nonePendingFound: 'No pending jobs found.',
    noneApproved: 'No approved jobs found.',
    approved: 'Job approved!',
    approveFailed: 'Failed to approve job',
    rejected: 'Job rejected!',
    rejectFailed: 'Failed to reject job',
    rejectQuestion: 'Are you sure you want to reject this job?',
    rejectManyQuestion: 'Are you sure you want to reject these jobs?',
    decided: 'This job was already decided by someone else.',
    noneHidden: 'No hidden jobs found.',
    hidden: 'Job hidden. It is no longer public.',
    hideFailed: 'Failed to hide job',
    planChanged: 'Job plan changed.',
    planFailed: 'Failed to change the plan of the job',
    saved: 'Job saved.',
    gone: 'This job no longer exists.',
  },
  company: {
    listFailed: 'Error fetching companies',
    nonePending: 'No unverified companies.',
    nonePendingFound: 'No pending companies found.',
    noneApproved: 'No verified companies found.',
    approved: 'Company verified!',
    approveFailed: 'Error verifying company',
    rejected: 'Company rejected!',
    rejectFailed: 'Error rejecting company',
    rejectQuestion: 'Are you sure you want to reject this company?',
    rejectManyQuestion: 'Are you sure you want to reject these companies?',
    decided: 'This company was already decided by someone else.',
    noneHidden: 'No hidden companies found.',
    hidden: 'Company hidden. It is no longer public.',
    hideFailed: 'Error hiding company',
    planChanged: 'Company plan changed.',
    planFailed: 'Error changing the plan of the company',
    saved: 'Company saved.',
    gone: 'This company no longer exists.',
  },
  change: {
    listFailed: 'Error fetching changes',
    none: 'No changes to read.',
    approved: 'Change approved! Visitors see it now.',
    refused: 'Change refused. The old text stays.',
    gone: 'This change was taken back, or decided by someone else.',
    failed: 'Failed to decide about the change',
  },
  ownershipClaim: {
    listFailed: 'Error fetching claims',
    none: 'Nobody claims a company.',
    granted: 'Claim granted. The new address has its link.',
    refused: 'Claim refused. The listing stays as it is.',
    failed: 'Failed to decide about the claim',
  },
  report: {
    none: 'No reports to decide.',
    listFailed: 'Error fetching reports',
    upheld: 'Reports upheld!',
    dismissed: 'Reports dismissed!',
    failed: 'Failed to decide about the reports. Somebody else may have, or the listing is gone.',
  },
  inquiry: {
    listFailed: 'Error fetching inquiries',
    none: 'No inquiries found.',
    noneByDefault: 'No inquiries to answer.',
    answered: 'Inquiry marked as answered.',
    unanswered: 'Inquiry marked as unanswered.',
    markFailed: 'Failed to update the inquiry',
  },
  moderation: {
    listFailed: 'Error fetching the moderation log',
    none: 'No actions found.',
    noteUnknown: 'No answer came. Press again: the note is added only once.',
  },
  block: {
    listFailed: 'Error fetching the block list',
    none: 'No blocked contacts found.',
    removed: 'Taken off the block list.',
    removeFailed: 'Failed to take it off the block list',
  },
  proof: {
    listFailed: 'Error fetching the checks',
    none: 'No check lapses in the next 30 days.',
    saved: 'Check saved.',
    failed: 'The check could not be saved. Try again.',
  },
  doubt: {
    listFailed: 'Error fetching the companies in doubt',
    none: 'No listed number or register entry is in doubt.',
  },
  overview: {
    failed: 'Error fetching the figures',
  },
} as const;
