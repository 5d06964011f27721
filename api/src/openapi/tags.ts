/** The chapters of /api/docs, in reading order; controllers name theirs by `@ApiTags`. */
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
    name: 'Moderation',
    description: 'What was decided, by whom and why, what belongs together, and how much waits.',
  },
  { name: 'Inquiries', description: 'Questions of businesses that want to advertise or sponsor.' },
  { name: 'Accounts', description: 'Logging in, for moderators.' },
  { name: 'Figures', description: 'What is counted: listings and page views.' },
  { name: 'Health', description: 'Whether the service runs, for balancers and monitors.' },
];
