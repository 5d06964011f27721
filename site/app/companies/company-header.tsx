import { Icon } from '../layout/icon.tsx';
import { PageTitle } from '../layout/page.tsx';
import { useSite } from '../layout/site.ts';
import { ListingImage } from '../listings/listing-image.tsx';
import { Scene } from '../pictures/scene.tsx';
import { CompanyTags } from './company-tags.tsx';
import type { CompanyDetails } from './company.ts';
import { Stars } from './stars.tsx';

export function CompanyHeader({ company }: { company: CompanyDetails }) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 sm:gap-x-6">
      <Cover company={company} />
      <div className="bg-paper relative -mt-10 ml-3 rounded-md p-1 sm:-mt-16 sm:self-start">
        <ListingImage
          image={company.profileImage ?? company.cover}
          name={company.name}
          large
          eager
        />
      </div>
      <div className="flex-[1_1_10rem]">
        <PageTitle>{company.name}</PageTitle>
      </div>
      <div className="stack w-full [--gap:0.375rem]">
        <CompanyTags company={company} />
        <p className="text-ink-soft flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Stars company={company} />
          <span className="inline-flex min-w-0 items-start gap-1.5 wrap-anywhere">
            <Icon name="place" className="mt-0.5 size-4.5" />
            <span className="visually-hidden">Location: </span>
            {company.location}
          </span>
        </p>
      </div>
    </header>
  );
}

/** The photo of a company, else a drawing of its service in its city: never an empty box. Decorative. */
function Cover({ company: { cover, serviceTypes, location } }: { company: CompanyDetails }) {
  const { saveData } = useSite();
  const look =
    'bg-action-soft aspect-[3/1] max-h-[35vh] w-full low:max-h-16 rounded-lg object-cover object-[50%_65%]';
  if (!cover || saveData)
    return <Scene service={serviceTypes[0] ?? 'bike'} location={location} className={look} />;
  return (
    <img
      src={cover}
      srcSet={`${cover.replace(/640\.webp$/, '320.webp')} 320w, ${cover} 640w`}
      sizes="(min-width: 64rem) 40rem, 100vw"
      alt=""
      width={640}
      height={360}
      // React 18 does not know this attribute, so it is spelled as in HTML.
      {...{ fetchpriority: 'high' }}
      decoding="async"
      className={look}
    />
  );
}
