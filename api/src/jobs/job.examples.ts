const id = '4c0a3a52-93d5-4a3a-8d0b-6f0f8f6f3a21';

/** What openapi.json shows: one job, as each audience gets it. */
const row = {
  id,
  _id: id,
  title: 'Dispatch rider',
  company: 'Swift Riders',
  location: 'Ikeja, Lagos',
  type: 'full-time',
  salary: '₦120,000 a month',
  description: 'Deliver parcels across Lagos by motorbike.',
  requirements: ['Rider’s licence', 'A smartphone'],
  applyLink: 'https://swift.example/apply',
  jobAttachment: null,
  postedDate: '2026-11-20T09:00:00.000Z',
  plan: 'basic',
  validThrough: '2026-12-20T09:00:00.000Z',
};

const record = {
  ...row,
  cacNumber: 'RC1234567',
  status: 'live',
  reference: 'ND-9Q2M-7F3K',
  approvedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
  email: 'jobs@swift.example',
  views: 12,
  createdAt: '2026-11-19T08:12:45.120Z',
  wishedPlan: 'basic',
  notes: [],
  etag: '"c9f0f895fb98ab9159f51fd0297e236d"',
};

export const jobExamples = { row, record };
