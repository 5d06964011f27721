/** The sections of /api/docs in order; controllers choose theirs with `@ApiTags`. */
export const tags = [
  {
    name: 'Companies',
    description: 'Delivery companies: the directory, registration, and moderation.',
  },
  {
    name: 'Jobs',
    description: 'Vacancies at delivery companies: the board, posting, and moderation.',
  },
  {
    name: 'Places',
    description: 'States, local government areas, cities and areas of Nigeria.',
  },
  {
    name: 'Moderation',
    description: 'The log of decisions, related listings, and the size of the queue.',
  },
  {
    name: 'Ownership',
    description: 'What the sender of a listing does with the link in its mails.',
  },
  { name: 'Inquiries', description: 'Inquiries of businesses that want to advertise or sponsor.' },
  { name: 'Accounts', description: 'Logging in, for moderators.' },
  {
    name: 'Partners',
    description: 'What became of the submissions of a partner, and the keys of partners.',
  },
  { name: 'Figures', description: 'Counts of listings and page views.' },
  { name: 'Health', description: 'Health checks for load balancers and monitors.' },
];
