const id = '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';

/** What openapi.json shows: one company, as each audience gets it. */
const row = {
  id,
  _id: id,
  name: 'Swift Riders',
  location: 'Ikeja, Lagos',
  description: 'Same-day bike delivery across Lagos.',
  category: 'bike',
  serviceTypes: ['bike'],
  priceRange: '₦1,500 – ₦5,000',
  profileImage: '/uploads/5d1c7f7e-0c1b-4d2a-8f36-9a1f0c2b3d4e/640.webp',
  rating: null,
  reviewCount: 0,
  views: 57,
  verified: true,
  plan: 'free',
  createdAt: '2026-11-19T08:12:45.120Z',
};

const profile = {
  ...row,
  address: '12 Allen Avenue, Ikeja',
  email: 'hello@swift.example',
  phone: '+2348031234567',
};

const record = {
  ...profile,
  cacNumber: 'RC1234567',
  status: 'live',
  reference: 'ND-7F3K-9Q2M',
  approvedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2027-02-20T09:00:00.000Z',
  ownerName: 'Ada Obi',
  website: 'https://swift.example/',
  wishedPlan: 'free',
  notes: [],
  etag: '"8f14e45fceea167a5a36dedd4bea2543"',
};

export const companyExamples = { row, profile, record };
