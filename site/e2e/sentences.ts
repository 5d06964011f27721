/** A page on which sentences of the specification must appear without any interaction. */
export interface Place {
  /** `{company}` and `{job}` are live ones, `{none}` is an id or a word that nothing has. */
  path: string;
  /** On a site whose api is away. */
  away?: true;
  /** Seen on the page, to the letter. */
  shown: readonly (string | RegExp)[];
  /** On the page, and seen once a dialog or a panel is opened, which `in` asserts. */
  opened?: readonly string[];
  placeholders?: readonly string[];
}

const warning =
  "Please confirm by visiting the dispatch company's address before making a drop. This helps avoid fake pickups and improves trust.";

export const places: readonly Place[] = [
  { path: '/onboarding', shown: ['Next'] },
  { path: '/onboarding?step=6', shown: ['Got It, Enter Site'] },
  {
    path: '/home',
    shown: [
      ...['Bike Delivery', 'Fast and affordable', 'Van Delivery', 'Heavy items'],
      ...['Air Shipping', 'Long distance', '500+', '100%', '4.8'],
      ...['Find Delivery', 'Register Company', 'View Jobs', 'Coming Soon'],
    ],
  },
  {
    path: '/companies',
    shown: [
      ...['All Services', 'Bike', 'Van', 'Air', 'Verified', 'View Profile', 'Book Now'],
      /\d views/,
    ],
    placeholders: ['Search companies...'],
  },
  { path: '/company/{company}/profile', shown: ['Company Profile', 'Connect Now'] },
  { path: '/company/{company}/book', shown: ['Confirm Booking', 'Connect Now'] },
  {
    path: '/company/{company}/contact',
    shown: [warning, 'Click to Reveal Phone Number', 'Cancel'],
  },
  { path: '/job/{job}/contact', shown: [warning, 'APPLY', 'Cancel'] },
  { path: '/companies?q={none}', shown: [/No companies found$/m] },
  { path: '/companies?q={none}&service=air', shown: ['No companies found for air services'] },
  {
    path: '/company/{company}',
    shown: ['Services Offered', 'Claim or update this listing', 'Contact Company'],
  },
  { path: '/company/{none}', shown: ['Company not found', 'Back to Companies'] },
  {
    path: '/company/{none}',
    away: true,
    shown: ['Failed to load company details', 'Back to Companies'],
  },
  {
    path: '/jobs',
    shown: ['Post a Job', 'Filters', /\d jobs found/, 'View Details', 'Apply Now'],
    opened: [
      ...['All Locations', 'Lagos', 'Abuja', 'Port Harcourt', 'Kano', 'Ibadan', 'Enugu'],
      ...['Job Type', 'All', 'Full Time', 'Part Time', 'Contract', 'Clear Filters'],
    ],
  },
  { path: '/jobs?q={none}', shown: ['No jobs found', 'Clear All Filters', 'Post a Job'] },
  { path: '/jobs', away: true, shown: ['Failed to load jobs'] },
  { path: '/job/{job}', shown: ['Full Time', 'Contact Company'] },
  { path: '/job/{none}', shown: ['Job not found or an error occurred.'] },
  { path: '/job/{none}', away: true, shown: ['Job not found or an error occurred.'] },
  {
    path: '/post-job',
    shown: [
      ...['Basic', 'Featured', 'Premium', '₦5,000', '₦10,000', '30 days', '60 days'],
      ...['Requires CAC verification', 'Free for a limited launch period', 'Homepage feature'],
      ...['2x views', 'Top search placement', '3x views'],
    ],
    placeholders: ['RC xxxxxxx'],
  },
  {
    path: '/register-company',
    shown: [
      ...['Free', 'Featured', 'Premium', '₦10,000', '₦15,000', '3 months', 'within 24 hours'],
      ...['Bike Delivery', 'Van Delivery', 'Air Shipping'],
    ],
    placeholders: ['RC xxxxxxx'],
  },
  { path: '/contact', shown: ['within 48 hours'] },
  { path: '/privacy', shown: ['Submit Consent', 'at least 5 years'] },
  { path: '/terms', shown: ['Submit Consent', 'immediate termination'] },
  { path: '/no-such-page', shown: ['Oops! Page not found'] },
];

/** Sentences that answer to something done, by the test that does it. */
export const answered: Readonly<Record<string, readonly string[]>> = {
  'companies.spec.ts': [
    ...['Loading Company...', 'No network connection. Please refresh.', 'views · 30 mins ago'],
    ...["Visit the company's address before making a drop", 'Company Profile', 'Confirm Booking'],
    'Connect Now',
  ],
  'contact-company.spec.ts': [
    ...[warning, 'Click to Reveal Phone Number', 'Call Now', 'Copy', 'Phone number copied!'],
    'Cancel',
  ],
  'jobs.spec.ts': ['Loading job details...', '+2 more', 'Clear Filters', 'Clear All Filters'],
  'job.spec.ts': ['APPLY', 'Cancel'],
  'post-job.spec.ts': ['Posting Job...', 'Job posted successfully!'],
  'form-with-script.spec.ts': ['Submitting Registration...'],
  'register-company.spec.ts': ['Company registration submitted successfully!'],
  'form-without-api.spec.ts': [
    ...['Server error posting job.', 'Something went wrong. Please try again.'],
    'There was an error submitting your inquiry. Please try again.',
  ],
  'inquiry.spec.ts': ["Thank you for your inquiry! We'll get back to you soon."],
  'static-pages.spec.ts': ['Thank you! Your consent has been submitted.'],
  'admin.spec.ts': [
    ...['Login as Admin', 'Welcome Admin!', 'Access denied. You are not an admin.'],
    ...['Login failed', 'Logging in...', 'Logout'],
  ],
  'admin-review.spec.ts': [
    ...['Pending Jobs', 'Pending Companies', 'Error fetching jobs'],
    ...['No unverified companies.', 'Job approved!', 'Failed to approve job'],
    ...['Company verified!', 'Are you sure you want to reject this company?'],
    'Company rejected!',
  ],
  'admin-no-decision-lost.spec.ts': ['Job rejected!'],
  'admin-queue.spec.ts': ['No pending jobs found.'],
  'admin-listings.spec.ts': [...['Approved Listings', 'No verified companies found.']],
  'admin-rings.spec.ts': ['No approved jobs found.'],
  '../app/companies/company.test.ts': ['Varies by location'],
};
