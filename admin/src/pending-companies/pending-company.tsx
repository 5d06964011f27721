import { CompanyFacts } from '../companies/company-facts.tsx';
import { Submission } from '../review/submission.tsx';

/** A company that waits for a decision. */
export const PendingCompany = () => <Submission facts={<CompanyFacts />} />;
