import { ApprovedListing } from '../approved/approved-listing.tsx';
import { CompanyFacts } from './company-facts.tsx';

/** A company that has been verified, public or hidden. */
export const VerifiedCompany = () => <ApprovedListing facts={<CompanyFacts />} />;
