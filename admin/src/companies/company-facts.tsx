import { useRecordContext } from 'react-admin';
import type { CompanyRecord } from '../contract.ts';
import { CacNumber } from '../listings/cac-number.tsx';
import { EmailLink, PhoneLink, Place } from '../listings/contact.tsx';
import { momentOf } from '../listings/date.ts';
import { Fact, Facts } from '../listings/facts.tsx';
import { Picture } from '../listings/picture.tsx';
import { SafeLink } from '../listings/safe-link.tsx';
import { serviceTypes } from './service-type.ts';

/** Everything that was sent with a company's registration. */
export function CompanyFacts() {
  const company = useRecordContext<CompanyRecord>();
  if (!company) return null;
  return (
    <Facts>
      <Fact label="Owner">{company.ownerName}</Fact>
      <Fact label="Phone">
        <PhoneLink number={company.phone} />
      </Fact>
      <Fact label="CAC number" wide>
        <CacNumber number={company.cacNumber} />
      </Fact>
      <Fact label="Address">
        <Place text={company.address} />
      </Fact>
      <Fact label="Location">{company.location}</Fact>
      <Fact label="Services">
        {company.serviceTypes.map((type) => serviceTypes[type] ?? type).join(', ')}
      </Fact>
      <Fact label="Service type as written">{company.category}</Fact>
      <Fact label="Price range">{company.priceRange}</Fact>
      <Fact label="Email">
        <EmailLink address={company.email} />
      </Fact>
      <Fact label="Website">{company.website && <SafeLink address={company.website} />}</Fact>
      <Fact label="Description" wide>
        {company.description}
      </Fact>
      <Fact label="Logo" wide>
        {company.profileImage && <Picture path={company.profileImage} name={company.name} />}
      </Fact>
      <Fact label="Sent">{momentOf(company.createdAt)}</Fact>
      <Fact label="Reference">{company.reference}</Fact>
    </Facts>
  );
}
