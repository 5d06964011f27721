import { escaped } from '#platform/markup.ts';
import { states } from '#contract/places.ts';
import { isRemote } from '#contract/remote.ts';
import { salaryIn } from '#contract/salary.ts';
import type { JobDetails } from './job.ts';

const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
};

/** schema.org/JobPosting (Google for Jobs), for the job's own page only; all of it is visible on the page. */
export function jobPosting(job: JobDetails, siteUrl: string) {
  const salary = salaryIn(job.salary, job.salaryPeriod);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: `${siteUrl}/job/${job.id}`,
    title: job.title,
    description: html(job),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: job.posted.iso,
    ...(job.validThrough && { validThrough: job.validThrough }),
    employmentType: employmentTypes[job.type] ?? 'OTHER',
    hiringOrganization: { '@type': 'Organization', name: job.company },
    ...(isRemote(job)
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Nigeria' },
        }
      : { jobLocation: { '@type': 'Place', address: addressOf(job) } }),
    directApply: false,
    // schema.org has no unit for a trip.
    ...(salary &&
      salary.period !== 'trip' && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'NGN',
          value: {
            '@type': 'QuantitativeValue',
            minValue: salary.min,
            maxValue: salary.max,
            unitText: salary.period.toUpperCase(),
          },
        },
      }),
  };
}

function addressOf({ place, location }: JobDetails) {
  const region = states[place?.split('/', 1)[0] ?? ''];
  return {
    '@type': 'PostalAddress',
    addressLocality: location,
    addressRegion: region?.replace(/^Abuja.*/, 'Federal Capital Territory'),
    addressCountry: 'NG',
  };
}

/** The description as HTML, as Google requires; its text is escaped. */
function html({ description, requirements }: JobDetails): string {
  const text = `<p>${escaped(description).replace(/\n/g, '<br>')}</p>`;
  const items = requirements.map((requirement) => `<li>${escaped(requirement)}</li>`);
  return items.length ? `${text}<ul>${items.join('')}</ul>` : text;
}
